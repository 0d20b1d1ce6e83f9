import { api, dataOf } from '@dosar/api-client';
import { Box, FileField, Heading, Stack, Text } from '@dosar/design-system';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNotification, usePhotoEntries } from '../claim-notification/notification-context.ts';
import { messages as photoMessages } from '../photos/messages.ts';
import { photoRules } from '../photos/photo-rules.ts';
import { usePhotoFiles } from '../photos/use-photo-files.ts';
import { messages } from './late-messages.ts';

const megabyte = 1024 * 1024;

/** Puts a photo that arrived after the report on its claim. What this cannot say, the server finds out within a day. */
export async function addToClaim(claimFileNo: string, documentId: string): Promise<void> {
  await dataOf(
    api.POST('/api/fnol/addNoticeDocuments', {
      body: { claim_file_no: claimFileNo, document_ids: [documentId] },
    }),
  ).catch(() => undefined);
}

/** Whether photos are still on their way, so that the page has to stay open. */
export function useIsSending(): boolean {
  const isSending = usePhotoEntries().some(({ state }) => state !== 'uploaded' && state !== 'refused');
  useEffect(
    function askBeforeLeaving() {
      if (!isSending) return undefined;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [isSending],
  );
  return isSending;
}

/** Photos that go on after the report, and more of them: the number is known, the claim is open. */
export function LatePhotos() {
  const { formatMessage: t } = useIntl();
  const { uploads } = useNotification();
  const files = usePhotoFiles();
  const waiting = usePhotoEntries().filter(({ state }) => state !== 'uploaded' && state !== 'refused').length;
  return (
    <Box as="section" borderTopWidth="1px" paddingTop="4" css={{ '@media print': { display: 'none' } }}>
      <Stack gap="2">
        <Heading as="h2">{t(messages.title)}</Heading>
        <Text role="status">{waiting > 0 ? t(messages.underWay, { count: waiting }) : t(messages.more)}</Text>
        <FileField
          id="late-photos"
          label={t(photoMessages.label)}
          hint={t(photoMessages.limits, {
            most: photoRules.maxFiles,
            megabytes: photoRules.maxBytes / megabyte,
          })}
          files={files}
          rules={photoRules}
          camera
          onAdd={(chosen) => uploads.add(chosen)}
          onRemove={(localId) => uploads.remove(localId)}
          onRetry={(localId) => uploads.retry(localId)}
        />
      </Stack>
    </Box>
  );
}
