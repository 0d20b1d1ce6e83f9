import { isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormTextField, type FormDialogProps } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type LinkWindowProps<Input extends { reason: string }, Output extends Record<string, unknown>> = Pick<
  FormDialogProps<Input, Output>,
  'form' | 'title' | 'submitLabel' | 'onClose'
> & {
  /** What is asked before the reason. */
  children?: ReactNode;
  /** Stores what was answered; tells what is said once it is stored. */
  send: (answers: Output) => Promise<string>;
};

/** A window that changes what an open file is linked with, and why; both files show it at once. */
export function LinkWindow<Input extends { reason: string }, Output extends Record<string, unknown>>({
  send,
  onClose,
  children,
  ...dialog
}: LinkWindowProps<Input, Output>) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  return (
    <FormDialog
      {...dialog}
      open
      size="small"
      problemText={(problem) =>
        isApiProblem(problem) && problem.fields.some(({ code }) => code === 'too_many')
          ? t(messages.tooMany)
          : problemText(problem)
      }
      onSubmit={async (answers) => {
        notify.success(await send(answers));
        await queryClient.invalidateQueries(queriesOf('claims', 'assignments'));
        onClose();
      }}
      onClose={onClose}
    >
      {children}
      <FormTextField
        name="reason"
        label={t(messages.reason)}
        hint={t(messages.reasonHint)}
        maxLength={300}
        required
      />
    </FormDialog>
  );
}
