import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { Grid, notify, Text } from '@dosar/design-system';
import {
  dateAnswer,
  FormDateField,
  FormDialog,
  FormRadioGroupField,
  FormTextField,
  FormTimeField,
  reason,
  requiredText,
  timeAnswer,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { closureReasons, messages } from './messages.ts';

export type ClosureDialogProps = {
  list: Schema<'ClosureList'>;
  /** The day to name otherwise; a new one when absent. */
  closure?: Schema<'Closure'> | undefined;
  /** A day of this year was stored, or turned out to have changed meanwhile. */
  onChanged: (year: number) => void;
  onClose: () => void;
};

/** Closes the organisation on a day, or names the day otherwise. */
export function ClosureDialog({ list, closure, onChanged, onClose }: ClosureDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({
    schema: schemaOf(list),
    defaultValues: {
      closure_date: closure?.closure_date ?? '',
      part: partOf(closure),
      closed_from: closure?.closed_from ?? '',
      closed_until: closure?.closed_until ?? '',
      name_ro: closure?.name_ro ?? '',
      name_en: closure?.name_en ?? '',
    },
  });
  const save = async (typed: z.output<ReturnType<typeof schemaOf>>) => {
    const { part, closed_from: from, closed_until: until, ...day } = typed;
    const hours =
      part === 'hours' ? { closed_from: from || null, closed_until: until || null } : halves[part];
    const body = { ...day, ...hours, row_version: closure?.row_version ?? 0 };
    const stored = await dataOf(api.POST('/api/config/saveClosure', { body })).catch((failure: unknown) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged(list.year);
      throw failure;
    });
    notify.success(t(messages.saved));
    onChanged(stored.year);
    onClose();
  };
  const part = form.watch('part');
  return (
    <FormDialog
      form={form}
      open
      title={t(closure ? messages.change : messages.add)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={closureReasons}
    >
      {!closure && <FormDateField name="closure_date" label={t(messages.day)} min={list.today} required />}
      <FormRadioGroupField
        name="part"
        label={t(messages.closed)}
        choices={parts.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      {part === 'hours' && (
        <Grid gap="3" gridTemplateColumns="1fr 1fr">
          <FormTimeField name="closed_from" label={t(messages.closedFrom)} />
          <FormTimeField name="closed_until" label={t(messages.closedUntil)} />
        </Grid>
      )}
      {part !== 'day' && <Text tone="muted">{t(messages.partFollows)}</Text>}
      <FormTextField name="name_ro" label={t(messages.nameRo)} maxLength={80} lang="ro" required />
      <FormTextField name="name_en" label={t(messages.nameEn)} maxLength={80} lang="en" required />
    </FormDialog>
  );
}

type Part = 'day' | 'morning' | 'afternoon' | 'hours';

const noon = '12:00';
const halves = {
  day: { closed_from: null, closed_until: null },
  morning: { closed_from: null, closed_until: noon },
  afternoon: { closed_from: noon, closed_until: null },
} as const;
const parts = [
  { value: 'day', label: messages.wholeDay },
  { value: 'morning', label: messages.morning },
  { value: 'afternoon', label: messages.afternoon },
  { value: 'hours', label: messages.someHours },
] as const satisfies readonly { value: Part; label: unknown }[];

/** Which answer says the hours of a closed day. */
function partOf(closure: Schema<'Closure'> | undefined): Part {
  const [from, until] = [closure?.closed_from ?? null, closure?.closed_until ?? null];
  const half = (['day', 'morning', 'afternoon'] as const).find(
    (part) => halves[part].closed_from === from && halves[part].closed_until === until,
  );
  return half ?? 'hours';
}

function schemaOf({ today, holidays }: Schema<'ClosureList'>) {
  return z
    .object({
      part: z.enum(['day', 'morning', 'afternoon', 'hours']),
      closed_from: timeAnswer,
      closed_until: timeAnswer,
      closure_date: dateAnswer.check(
        z.minLength(1, { error: reason('required'), abort: true }),
        z.refine((day) => day >= today, { error: reason('day_over') }),
        z.refine((day) => holidays.every(({ date }) => date !== day), { error: reason('legal_holiday') }),
      ),
      name_ro: requiredText({ max: 80 }),
      name_en: requiredText({ max: 80 }),
    })
    .check(
      z.refine(
        ({ part, closed_from: from, closed_until: until }) =>
          part !== 'hours' || (from !== '' && until === '') || (until !== '' && from < until),
        { error: reason('hours_in_order'), path: ['closed_until'] },
      ),
    );
}
