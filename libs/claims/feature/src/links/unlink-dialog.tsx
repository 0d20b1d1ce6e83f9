import { api, dataOf, queriesOf, useProblemText, type LinkedFile } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

const schema = z.object({ reason: requiredText({ min: 3, max: 300 }) });

type UnlinkDialogProps = { claimFileId: string; link: LinkedFile; onClose: () => void };

/** Takes a link away, with the reason for it. */
export function UnlinkDialog({ claimFileId, link, onClose }: UnlinkDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { claim_file_no: number } = link;
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const unlink = async ({ reason }: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/claim/unlinkFile/{claim_file_id}', {
        params: { path: { claim_file_id: claimFileId } },
        body: { claim_file_no: number, reason },
      }),
    );
    notify.success(t(messages.unlinked, { number }));
    await queryClient.invalidateQueries(queriesOf('claims', 'assignments'));
    onClose();
  };
  return (
    <FormDialog
      open
      size="small"
      form={form}
      title={t(messages.unlinkTitle, { number })}
      submitLabel={t(messages.unlink)}
      problemText={problemText}
      onSubmit={unlink}
      onClose={onClose}
    >
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
