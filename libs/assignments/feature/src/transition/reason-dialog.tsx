import { useDraftKey } from '@dosar/auth';
import { Text } from '@dosar/design-system';
import { FormDialog, FormTextAreaField, requiredText, useFormDraft, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './transition-messages.ts';
import { useTransitionOutlook } from './transition-outlook.tsx';

export type ReasonDialogProps = {
  assignmentId: string;
  /** The step that needs a reason. */
  transition: Schema<'Transition'>;
  open: boolean;
  /** Takes the step; what refuses it keeps the dialog open. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
  problemText: (failure: unknown) => string;
};

const longestReason = 1000;
const schema = z.object({ reason: requiredText({ max: longestReason }) });
const reasons = { required: messages.reasonMissing };

/** Asks why, before a step that must be explained. What was written waits for the next try. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { assignmentId, transition, open, onConfirm, onClose, problemText } = props;
  const { formatMessage: t } = useIntl();
  const outlook = useTransitionOutlook()(transition);
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const draft = useFormDraft(useDraftKey(`reason.${assignmentId}.${transition.code}`), form);

  const confirm = async (reason: string) => {
    await onConfirm(reason);
    // Here and not by the form itself: once the step is taken, it is no longer offered and the form is gone.
    draft.discard();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open={open}
      title={transition.name}
      submitLabel={transition.name}
      onClose={onClose}
      onSubmit={({ reason }) => confirm(reason)}
      reasons={reasons}
      problemText={problemText}
      oneField
    >
      {outlook !== '' && <Text tone="muted">{outlook}</Text>}
      <FormTextAreaField name="reason" label={t(messages.reason)} required maxLength={longestReason} />
    </FormDialog>
  );
}
