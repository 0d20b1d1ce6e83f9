import { useProblemText } from '@dosar/api-client';
import { Text } from '@dosar/design-system';
import { FormDialog, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { OpenedNote } from '../note/note-query.ts';
import { stepMessages as messages } from './step-messages.ts';

const schema = z.object({ reason: requiredText({ max: 300 }) });

type ReasonDialogProps = {
  title: string;
  text: string;
  submitLabel: string;
  onSend: (reason: string) => Promise<OpenedNote>;
  onSent: (answer: OpenedNote) => void;
  onClose: () => void;
};

/** A step that needs a reason, which stays with the note. */
export function ReasonDialog({ title, text, submitLabel, onSend, onSent, onClose }: ReasonDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  return (
    <FormDialog
      form={form}
      open
      size="small"
      title={title}
      submitLabel={submitLabel}
      onClose={onClose}
      problemText={problemText}
      onSubmit={async ({ reason }) => {
        onSent(await onSend(reason));
        onClose();
      }}
    >
      <Text tone="muted">{text}</Text>
      <FormTextAreaField name="reason" label={t(messages.reason)} required maxLength={300} />
    </FormDialog>
  );
}
