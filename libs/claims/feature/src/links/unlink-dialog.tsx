import { api, dataOf, type LinkedFile } from '@dosar/api-client';
import { useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { reasonAnswer } from './link-answers.ts';
import { LinkWindow } from './link-window.tsx';
import { messages } from './messages.ts';

const schema = z.object({ reason: reasonAnswer });

type UnlinkDialogProps = { claimFileId: string; link: LinkedFile; onClose: () => void };

/** Takes a link away, with the reason for it. */
export function UnlinkDialog({ claimFileId, link, onClose }: UnlinkDialogProps) {
  const { formatMessage: t } = useIntl();
  const { claim_file_no: number } = link;
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  return (
    <LinkWindow
      form={form}
      title={t(messages.unlinkTitle, { number })}
      submitLabel={t(messages.unlink)}
      onClose={onClose}
      send={async ({ reason }: z.output<typeof schema>) => {
        const path = { claim_file_id: claimFileId };
        const body = { claim_file_no: number, reason };
        await dataOf(api.POST('/api/claim/unlinkFile/{claim_file_id}', { params: { path }, body }));
        return t(messages.unlinked, { number });
      }}
    />
  );
}
