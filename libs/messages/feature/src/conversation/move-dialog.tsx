import { api, ApiProblem, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Button, Dialog, notify, Stack, Text, TextField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { moveMessages as messages } from './move-messages.ts';

type MoveDialogProps = {
  message: Pick<Schema<'Message'>, 'message_id' | 'attachments'>;
  /** Which attachment moves alone; the whole e-mail when absent. */
  position?: number;
  onClose: () => void;
};

/** Asks for the claim file where a wrongly filed e-mail, or one of its documents, belongs. */
export function MoveDialog({ message, position, onClose }: MoveDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [number, setNumber] = useState('');
  const move = useMutation({
    mutationFn: (claimFileNo: string) =>
      dataOf(
        api.POST('/api/message/move/{received_message_id}', {
          params: { path: { received_message_id: message.message_id } },
          body: { claim_file_no: claimFileNo, ...(position !== undefined && { position }) },
        }),
      ),
    onSuccess: async () => {
      notify.success(t(messages.moved, { number }));
      onClose();
      await queryClient.invalidateQueries(queriesOf('messages', 'claims', 'worklist', 'documents'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== '') move.mutate(number.trim());
  };
  const refusal = (error: Error) => {
    if (!(error instanceof ApiProblem)) return problemText(error);
    if (error.code === 'rule_refused') return t(messages.unknownNumber);
    return error.context['reason'] === 'same_file' ? t(messages.sameFile) : problemText(error);
  };
  const name = message.attachments.find((one) => one.position === position)?.file_name;
  return (
    <Dialog
      open
      title={name === undefined ? t(messages.title) : t(messages.fileTitle, { file: name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" loading={move.isPending}>
            {t(messages.move)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap="3">
          <Text>{t(messages.text)}</Text>
          <TextField
            label={t(messages.number)}
            value={number}
            maxLength={40}
            error={move.isError ? refusal(move.error) : undefined}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
