import { queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormTextField, type FormDialogProps } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';
import { reasonTexts } from './money-answers.ts';
import { useRefusalText } from './use-refusal-text.ts';

type Answers = Record<string, unknown>;

type MoneyDialogProps<Input extends Answers, Output extends Answers> = Pick<
  FormDialogProps<Input, Output>,
  'form' | 'title' | 'submitLabel' | 'size' | 'blockers' | 'onClose' | 'children'
> & {
  /** Sends what was typed, with the version of the money that the reader saw. */
  send: (answers: Output) => Promise<unknown>;
  /** What is said once it is stored. */
  done?: MessageDescriptor;
};

/** A window that changes the money of a file; once it is stored, the pages around show everything anew. */
export function MoneyDialog<Input extends Answers, Output extends Answers>({
  send,
  done = messages.saved,
  size = 'small',
  onClose,
  ...dialog
}: MoneyDialogProps<Input, Output>) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  return (
    <FormDialog
      {...dialog}
      open
      size={size}
      onClose={onClose}
      reasons={reasonTexts}
      problemText={refusalText}
      onSubmit={async (answers) => {
        await send(answers);
        notify.success(t(done));
        await queryClient.invalidateQueries(
          queriesOf('settlement', 'claims', 'assignments', 'documents', 'messages', 'worklist', 'workload'),
        );
        onClose();
      }}
    />
  );
}

/** The field of an amount in lei. */
export function AmountField({ name, label, hint }: { name: string; label?: string; hint?: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <FormTextField
      name={name}
      label={label ?? t(messages.amount)}
      hint={hint}
      inputMode="decimal"
      maxLength={20}
    />
  );
}

/** The field of why an amount changes. */
export function ReasonField({ label }: { label?: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <FormTextField
      name="reason"
      label={label ?? t(messages.reason)}
      hint={t(messages.reasonHint)}
      maxLength={300}
    />
  );
}
