import { api, asFile, saveFile } from '@dosar/api-client';
import { IconButton, notify } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './own-file-messages.ts';
import { useOwnRefusal } from './use-own-refusal.ts';

type Props = { jobId: string; fileId: string; name: string; isHeld?: boolean };

/** Saves a file of a job. */
export function OwnFileButton({ jobId, fileId, name, isHeld = false }: Props) {
  const { formatMessage: t } = useIntl();
  const refusalText = useOwnRefusal();
  const save = useMutation({
    mutationFn: () =>
      saveFile(
        api.GET('/api/partner/downloadOwnJobFile/{partner_job_id}/{partner_job_file_id}', {
          params: { path: { partner_job_id: jobId, partner_job_file_id: fileId } },
          ...asFile,
        }),
      ),
    onError: (error) => notify.warning(refusalText(error)),
  });
  return (
    <IconButton
      icon="download"
      label={t(messages.download, { name })}
      disabled={isHeld || save.isPending}
      onClick={() => save.mutate()}
    />
  );
}
