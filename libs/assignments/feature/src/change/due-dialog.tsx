import { useProblemText } from '@dosar/api-client';
import { FormDateField, FormDialog, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ChangeDialogProps } from './assignment-change.ts';
import { comingDay, today } from './coming-day.ts';
import { messages as words } from './dialog-messages.ts';
import { messages } from './messages.ts';

const reasons = { required: words.dateMissing, past: words.datePast };

/** The day by which every task is to be done. */
export function DueDialog({ open, rows, whole, onChange, onClose }: ChangeDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({
    schema: z.object({ due_on: comingDay(today()) }),
    defaultValues: { due_on: '' },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.dueTitle, { count: whole?.total ?? rows.length })}
      submitLabel={t(words.setDue)}
      onClose={onClose}
      onSubmit={({ due_on }) => onChange({ action: 'due', due_on })}
      problemText={problemText}
      reasons={reasons}
      oneField
    >
      <FormDateField name="due_on" label={t(words.dueOn)} required min={today()} />
    </FormDialog>
  );
}
