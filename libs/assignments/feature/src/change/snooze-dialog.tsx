import { useProblemText } from '@dosar/api-client';
import {
  dateAnswer,
  FormDateField,
  FormDialog,
  FormRadioGroupField,
  reason,
  requiredChoice,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { addDays, isLocalDate } from '@dosar/kernel/dates';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ChangeDialogProps } from './assignment-change.ts';
import { today } from './coming-day.ts';
import { messages as words } from './dialog-messages.ts';
import { messages } from './messages.ts';
import { asksForDate, snoozeOf, snoozeWays } from './snooze-ways.ts';

const schema = z.object({ way: requiredChoice(snoozeWays), date: dateAnswer }).check(
  z.refine(({ way, date }) => !asksForDate(way) || date !== '', {
    path: ['date'],
    error: reason('required'),
  }),
  z.refine(({ way, date }) => !asksForDate(way) || !isLocalDate(date) || date > today(), {
    path: ['date'],
    error: reason('past'),
  }),
);
const reasons = { required: words.dateMissing, past: words.datePast };

// Long enough for people to answer, short enough not to forget them.
const usualWait = 14;

/** Until when tasks are put off: a day, or what is waited for. */
export function SnoozeDialog({ open, rows, whole, onChange, onClose }: ChangeDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({
    schema,
    defaultValues: { way: 'tomorrow', date: addDays(today(), usualWait) },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.snoozeTitle, { count: whole?.total ?? rows.length })}
      submitLabel={t(words.choose)}
      onClose={onClose}
      onSubmit={({ way, date }) => onChange(snoozeOf(way, date, today()))}
      problemText={problemText}
      reasons={reasons}
    >
      <FormRadioGroupField
        name="way"
        label={t(words.until)}
        hint={t(words.snoozeHint)}
        choices={snoozeWays.map((way) => ({ value: way, label: t(words[way]) }))}
      />
      <DayField />
    </FormDialog>
  );
}

function DayField() {
  const { formatMessage: t } = useIntl();
  const { way } = useAnswers<z.infer<typeof schema>>();
  if (!asksForDate(way)) return null;
  return (
    <FormDateField
      name="date"
      label={t(way === 'onDate' ? words.date : words.latest)}
      required
      min={addDays(today(), 1)}
    />
  );
}
