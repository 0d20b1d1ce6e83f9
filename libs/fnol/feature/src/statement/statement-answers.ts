import { dateAnswer, pastDateAnswer, reason, type AnswerSchema } from '@dosar/forms';
import { isLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import * as z from 'zod/mini';
import type { Content, Shared, Side } from './statement-sides.ts';

type Said = '' | 'yes' | 'no';

/** What both drivers share, as fields have it: a date and an answer that nobody has given are empty. */
export type SharedAnswers = Omit<Shared, 'date' | 'injuries' | 'other_damage'> & {
  date: string;
  injuries: Said;
  other_damage: Said;
};
/** A column, as fields have it. */
export type SideAnswers = Omit<Side, 'insurer' | 'driver' | 'impact' | 'counted'> & {
  insurer: Omit<Side['insurer'], 'valid_from' | 'valid_to'> & { valid_from: string; valid_to: string };
  driver: Omit<Side['driver'], 'birth_date' | 'licence_until'> & {
    birth_date: string;
    licence_until: string;
  };
  impact: string;
  counted: string;
};
/** The form as the staff write it down. */
export type StatementAnswers = {
  shared: SharedAnswers;
  a: SideAnswers;
  b: SideAnswers;
  paper: { a: boolean; b: boolean };
};

/** What a driver writes: the own column and what both share. */
export type OwnAnswers = { shared: SharedAnswers; own: SideAnswers };

const saidOf = (answer: boolean | null): Said => (answer === null ? '' : answer ? 'yes' : 'no');
const answerOf = (said: Said) => (said === '' ? null : said === 'yes');
const orNone = (text: string) => (text === '' ? null : text);

export const sharedAnswers = (shared: Shared): SharedAnswers => ({
  ...shared,
  date: shared.date ?? '',
  injuries: saidOf(shared.injuries),
  other_damage: saidOf(shared.other_damage),
});

export const sideAnswers = ({ insurer, driver, impact, counted, ...side }: Side): SideAnswers => ({
  ...side,
  insurer: { ...insurer, valid_from: insurer.valid_from ?? '', valid_to: insurer.valid_to ?? '' },
  driver: { ...driver, birth_date: driver.birth_date ?? '', licence_until: driver.licence_until ?? '' },
  impact: impact ?? '',
  counted: counted === null ? '' : String(counted),
});

export const sharedOf = (answers: SharedAnswers): Shared => ({
  ...answers,
  date: orNone(answers.date),
  injuries: answerOf(answers.injuries),
  other_damage: answerOf(answers.other_damage),
});

export const sideOf = ({ insurer, driver, impact, counted, ...side }: SideAnswers): Side => ({
  ...side,
  insurer: { ...insurer, valid_from: orNone(insurer.valid_from), valid_to: orNone(insurer.valid_to) },
  driver: {
    ...driver,
    birth_date: orNone(driver.birth_date),
    licence_until: orNone(driver.licence_until),
  },
  impact: orNone(impact),
  counted: countOf(counted),
});

/** What was counted on paper: as many as the form has boxes, at most. */
const countOf = (text: string) => (/^\d{1,2}$/.test(text) && Number(text) <= 17 ? Number(text) : null);

export const contentOf = ({ shared, a, b }: StatementAnswers): Content => ({
  shared: sharedOf(shared),
  a: sideOf(a),
  b: sideOf(b),
});

const shared = () => z.object({ date: pastDateAnswer(localDateOf(new Date())) });
const side = z.object({
  insurer: z.looseObject({ valid_from: dateAnswer, valid_to: dateAnswer }).check(
    z.refine(({ valid_from: from, valid_to: to }) => !isLocalDate(from) || !isLocalDate(to) || from <= to, {
      error: reason('too_small'),
      path: ['valid_to'],
    }),
  ),
  driver: z.object({ birth_date: dateAnswer, licence_until: dateAnswer }),
});

/** What cannot be kept: a date that is not whole, a day to come, a policy that ends before it begins. */
export const statementSchema = () =>
  checkedBy<StatementAnswers>(z.object({ shared: shared(), a: side, b: side }));

/** The same for the own column of a driver. */
export const ownSchema = () => checkedBy<OwnAnswers>(z.object({ shared: shared(), own: side }));

/** Checks answers as they stand, which stay as they were typed: nothing of what somebody writes is tidied away. */
function checkedBy<Answers>(schema: z.ZodMiniType): AnswerSchema<Answers, Answers> {
  const validate = (answers: unknown) => {
    const { error } = schema.safeParse(answers);
    return error === undefined ? { value: answers as Answers } : { issues: error.issues };
  };
  return { '~standard': { version: 1, vendor: 'dosar', validate } };
}

/** Whether answers pass the checks of their schema. */
export const isComplete = <Answers>(schema: AnswerSchema<Answers, Answers>, answers: Answers) => {
  const checked = schema['~standard'].validate(answers);
  return 'then' in checked ? false : checked.issues === undefined;
};
