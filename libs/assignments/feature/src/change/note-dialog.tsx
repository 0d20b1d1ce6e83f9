import { useProblemText } from '@dosar/api-client';
import { FormDialog, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ChangeDialogProps } from './assignment-change.ts';
import { messages as words } from './dialog-messages.ts';
import { messages } from './messages.ts';

const longestNote = 10_000;
const schema = z.object({ body: requiredText({ max: longestNote }) });
const reasons = { required: words.bodyMissing };

/** The same internal note on every task. */
export function NoteDialog({ open, rows, whole, onChange, onClose }: ChangeDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({ schema, defaultValues: { body: '' } });
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.noteTitle, { count: whole?.total ?? rows.length })}
      submitLabel={t(words.addNote)}
      onClose={onClose}
      onSubmit={({ body }) => onChange({ action: 'note', body, visibility: 'internal' })}
      problemText={problemText}
      reasons={reasons}
      oneField
    >
      <FormTextAreaField
        name="body"
        label={t(words.body)}
        hint={t(words.bodyHint)}
        required
        maxLength={longestNote}
      />
    </FormDialog>
  );
}
