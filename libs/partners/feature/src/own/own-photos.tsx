import { api, asUpload, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { Box, FileChooser, Flex, Text, notify, useIsPhone } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { OwnFileButton } from './own-file-button.tsx';
import { messages } from './own-file-messages.ts';
import { Section } from './section.tsx';
import { useOwnRefusal } from './use-own-refusal.ts';

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif';

/** What came along with a job, and photos that the company adds. */
export function OwnPhotos({ job: { row, files }, canAdd }: { job: Schema<'OwnJob'>; canAdd: boolean }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const refusalText = useOwnRefusal();
  const queryClient = useQueryClient();
  const isPhone = useIsPhone();
  const labelId = useId();
  const jobId = row.partner_job_id;
  const add = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      for (const file of chosen)
        await dataOf(
          api.POST('/api/partner/addOwnPhoto/{partner_job_id}', {
            params: { path: { partner_job_id: jobId }, header: { 'Idempotency-Key': newIdempotencyKey() } },
            body: { file },
            ...asUpload(),
          }),
        );
    },
    onSuccess: () => notify.success(t(messages.photoAdded)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  return (
    <Section title={t(messages.photos)}>
      {files.length === 0 && <Text tone="muted">{t(messages.noPhotos)}</Text>}
      <Box as="ul" listStyleType="none">
        {files.map(
          ({ partner_job_file_id: fileId, file_name: name, is_ours, scan_state: scan, added_at }) => (
            <Flex key={fileId} as="li" gap="2" alignItems="center" borderBottomWidth="1px">
              <Box flex="1" minWidth="0" overflowWrap="anywhere">
                <Box>{name}</Box>
                <Text tone="muted" size="sm">
                  {[
                    t(is_ours ? messages.ours : messages.theirs),
                    dateTime(added_at),
                    ...(scan === 'pending' ? [t(messages.scanning)] : []),
                    ...(scan === 'infected' ? [t(messages.infected)] : []),
                  ].join(' · ')}
                </Text>
              </Box>
              <OwnFileButton
                jobId={jobId}
                fileId={fileId}
                name={name}
                isHeld={scan === 'pending' || scan === 'infected'}
              />
            </Flex>
          ),
        )}
      </Box>
      {canAdd && (
        <Flex>
          <Box id={labelId} hidden>
            {t(messages.addPhoto)}
          </Box>
          <FileChooser
            labelledBy={labelId}
            accept={pictures}
            icon="add"
            wide={isPhone}
            onChoose={(chosen) => chosen.length > 0 && add.mutate(chosen)}
          >
            {t(messages.addPhoto)}
          </FileChooser>
        </Flex>
      )}
    </Section>
  );
}
