import { afterColon, askedDay, askedParty, type AskedParty } from '@dosar/assistant-domain';
import { formatLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { FileQuestion, ProposedAct } from '../assistant/extension-points.ts';
import { findAssignment } from './assignment-repository.ts';
import { offeredTransitions } from './transition/offered-transitions.ts';

type Act = Omit<ProposedAct, 'topic'>;
type Header = NonNullable<Awaited<ReturnType<typeof findAssignment>>>;

/** What was asked for as an act, or why it cannot be one, in words. */
export type Understood = { act: Act } | { why: BilingualText };

/** As long as the words of the user may be that go with an act. */
export const longestReason = 1000;

const whom: Record<AskedParty, BilingualText> = {
  us: { ro: 'noi', en: 'us' },
  manager: { ro: 'managerul', en: 'the manager' },
  claimant: { ro: 'păgubitul', en: 'the claimant' },
  shop: { ro: 'service-ul', en: 'the repair shop' },
  police: { ro: 'poliția', en: 'the police' },
  insurer: { ro: 'asigurătorul', en: 'the insurer' },
};

/** Letting the open work wait: for whom, why and until when. */
export async function understandWait(question: FileQuestion): Promise<Understood | undefined> {
  const { tx, caller, assignmentId, language, text, now } = question;
  const { orgId, userId, roles } = caller;
  const work = await findAssignment(tx, { orgId, userId, assignmentId, language });
  if (work === undefined) return undefined;
  const steps = (await offeredTransitions(tx, { orgId, roles, assignment: work, language })).filter(
    ({ asks }) => asks.includes('waiting_on'),
  );
  const step = steps.find(({ allowed }) => allowed) ?? steps[0];
  if (step === undefined)
    return {
      why: {
        ro: `Din starea „${work.status_name}” activitatea nu are un pas de așteptare.`,
        en: `From “${work.status_name}” the task has no step for waiting.`,
      },
    };
  if (!step.allowed) return { why: closedStep(step) };
  const party = askedParty(text.split(':')[0] ?? text);
  if (party === undefined)
    return {
      why: {
        ro: 'Pe cine se așteaptă? Scrieți, de exemplu, „pune în așteptare după service până vineri”.',
        en: 'Who is waited for? Write, for example, “set waiting for the repair shop until Friday”.',
      },
    };
  return { act: waitAct(question, { work, step, party, day: askedDay(text, localDateOf(now)) }) };
}

type Wait = { work: Header; step: Schema<'Transition'>; party: AskedParty; day: LocalDate | undefined };

function waitAct({ language, text, now }: FileQuestion, { work, step, party, day }: Wait): Act {
  const name = whom[party][language];
  const usual = { ro: `Se așteaptă ${name}.`, en: `Waiting for ${name}.` }[language];
  const reason = (afterColon(text) ?? usual).slice(0, longestReason);
  const dueOn = withinLaw(day, work.legal_due_date, localDateOf(now));
  const until = untilText(day, dueOn, work.legal_due_date);
  return {
    kind: 'set_waiting',
    title: { ro: `Pun activitatea în așteptare: ${name}`, en: `Set the task waiting for ${name}` }[language],
    details: [
      {
        ro: `Pasul „${step.name}”: starea devine „${step.to_status_name}”.`,
        en: `Step “${step.name}”: the status becomes “${step.to_status_name}”.`,
      }[language],
      { ro: `Motivul: ${reason}`, en: `Reason: ${reason}` }[language],
      ...(until === undefined ? [] : [until[language]]),
      ...(step.confirm_text === null ? [] : [step.confirm_text]),
      ...step.effects.slice(0, 6).map(({ text: effect }) => `${effect}.`),
    ],
    change: {
      action: 'wait',
      transition_code: step.code,
      waiting_on: party,
      reason,
      due_on: dueOn ?? null,
    },
  };
}

/** The asked day, or the last one that the law leaves; none where that has passed. */
function withinLaw(
  day: LocalDate | undefined,
  legal: LocalDate | null,
  today: LocalDate,
): LocalDate | undefined {
  if (day === undefined || legal === null || day <= legal) return day;
  return legal >= today ? legal : undefined;
}

function untilText(
  day: LocalDate | undefined,
  dueOn: LocalDate | undefined,
  legal: LocalDate | null,
): BilingualText | undefined {
  if (day === undefined) return undefined;
  const law = legal === null ? '' : formatLocalDate(legal);
  if (dueOn === undefined)
    return {
      ro: `Termenul legal a fost ${law}, așa că termenul activității nu se mută.`,
      en: `The legal term was ${law}, so the deadline of the task is not moved.`,
    };
  const until = formatLocalDate(dueOn);
  if (dueOn !== day)
    return {
      ro: `Până pe ${until}, ultima zi din termenul legal.`,
      en: `Until ${until}, the last day of the legal term.`,
    };
  return { ro: `Până pe ${until}.`, en: `Until ${until}.` };
}

function closedStep({ name, missing }: Schema<'Transition'>): BilingualText {
  const lacks = missing.map(({ name: lack }) => lack).join('; ');
  return lacks === ''
    ? {
        ro: `Pasul „${name}” nu este pentru rolul dumneavoastră.`,
        en: `The step “${name}” is not for your role.`,
      }
    : {
        ro: `Pasul „${name}” nu se poate încă: ${lacks}.`,
        en: `The step “${name}” is not possible yet: ${lacks}.`,
      };
}
