import { api, dataOf, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { Box, Button, Flex, IconButton, PhaseGlyph, ProgressBar, Stack, Text } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useDocumentPicture } from '@dosar/api-client/pictures';
import { itemMessages } from './item-messages.ts';
import type { PageUpload } from './page-uploads.ts';
import { useOpenRequest, type RequestedItem } from './request-context.ts';

type PageListProps = { item: RequestedItem; onTheWay: readonly PageUpload[] };

/** The pages of a document: those that have arrived, and those on their way. */
export function PageList({ item, onTheWay }: PageListProps) {
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-live="polite">
      {item.pages.map((page, index) => (
        <ArrivedPage key={page.id} page={page} number={index + 1} item={item} />
      ))}
      {onTheWay.map((upload, index) => (
        <PageOnTheWay key={upload.id} upload={upload} number={item.pages.length + index + 1} />
      ))}
    </Stack>
  );
}

const row = {
  as: 'li',
  gap: '3',
  alignItems: 'center',
  padding: '3',
  borderWidth: '1px',
  borderRadius: 'md',
} as const;

type ArrivedPageProps = { page: RequestedItem['pages'][number]; number: number; item: RequestedItem };

function ArrivedPage({ page, number, item }: ArrivedPageProps) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const isPicture = page.mime_type !== 'application/pdf';
  const picture = useDocumentPicture(isPicture && !page.is_being_scanned ? page.id : undefined, 'thumbnail');
  const remove = useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/document/remove/{document_id}', { params: { path: { document_id: page.id } } })),
    onSettled: () => queryClient.invalidateQueries(queriesOf('documents')),
  });
  const name = t(itemMessages.page, { number });
  // A page from before the refusal was accepted: it stays.
  const isOld = item.decided_at !== null && page.system_time < item.decided_at;
  return (
    <Flex {...row}>
      <Box
        width="56px"
        height="56px"
        borderRadius="sm"
        overflow="hidden"
        background="surfaceRaised"
        flexShrink="0"
      >
        {picture.address !== undefined && (
          <Box asChild width="full" height="full" objectFit="cover">
            <img src={picture.address} alt="" />
          </Box>
        )}
      </Box>
      <Flex direction="column" flex="1" minWidth="0">
        <Text as="span" fontWeight="strong">
          {name}
        </Text>
        <Text as="span" tone="muted" size="sm" overflowWrap="anywhere">
          {page.file_name}
        </Text>
        <Flex as="span" gap="1.5" alignItems="center">
          <PhaseGlyph phase="done" />
          <Text as="span" size="sm">
            {t(pageText(page, isOld))}
          </Text>
        </Flex>
      </Flex>
      {!isOld && (
        <IconButton
          icon="close"
          label={t(itemMessages.removePage, { page: name })}
          onClick={() => remove.mutate()}
        />
      )}
    </Flex>
  );
}

function pageText(page: ArrivedPageProps['page'], isOld: boolean) {
  if (page.is_being_scanned) return itemMessages.pageBeingScanned;
  return isOld ? itemMessages.pageAccepted : itemMessages.pageUploaded;
}

const megabyte = 1024 * 1024;

function PageOnTheWay({ upload, number }: { upload: PageUpload; number: number }) {
  const { formatMessage: t } = useIntl();
  const problemText = useUploadProblem();
  const { uploads } = useOpenRequest();
  const name = t(itemMessages.page, { number });
  const total = upload.size / megabyte;
  return (
    <Flex {...row} borderColor={upload.state === 'refused' ? 'danger' : 'border'}>
      <Flex direction="column" gap="1" flex="1" minWidth="0">
        <Text as="span" fontWeight="strong">
          {name}
        </Text>
        {upload.state !== 'refused' && (
          <>
            <ProgressBar label={name} share={upload.share} />
            <Text as="span" size="sm" aria-live="off">
              {upload.state === 'sending' &&
                t(itemMessages.uploading, {
                  percent: Math.floor(upload.share * 100) / 100,
                  sent: Math.round(upload.share * total * 10) / 10,
                  total: Math.round(total * 10) / 10,
                })}
              {upload.state === 'waiting' && t(itemMessages.waiting)}
              {upload.state === 'paused' && t(itemMessages.paused)}
            </Text>
            {upload.state === 'sending' && (
              <Text as="span" size="sm" tone="muted">
                {t(itemMessages.uploadingHint)}
              </Text>
            )}
          </>
        )}
        {upload.state === 'refused' && (
          <>
            <Text as="span" size="sm" tone="danger">
              {problemText(upload.problem)}
            </Text>
            <Button icon="refresh" onClick={() => uploads.retry(upload.id)}>
              {t(itemMessages.tryAgain)}
            </Button>
          </>
        )}
      </Flex>
      <IconButton
        icon="close"
        label={t(itemMessages.removePage, { page: name })}
        onClick={() => uploads.remove(upload.id)}
      />
    </Flex>
  );
}

function useUploadProblem() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (problem: unknown) => {
    if (isApiProblem(problem, 'unsupported_file_type') || isApiProblem(problem, 'unsupported_media_type'))
      return t(itemMessages.wrongType);
    if (isApiProblem(problem, 'file_too_large') || isApiProblem(problem, 'payload_too_large'))
      return t(itemMessages.tooLarge);
    return problemText(problem);
  };
}
