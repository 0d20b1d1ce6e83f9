import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages, browseDocuments, isApiProblem, keptOffline, useProblemText } from '@dosar/api-client';
import type { Document } from '@dosar/api-client';
import { Banner, Box, Button, EmptyState, ErrorState, Grid, LoadingState, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { DocumentPhotos } from '../document-photos/document-photos.tsx';
import { DocumentCard } from './document-card.tsx';
import { canBeShown } from './document-facts.ts';
import { messages } from './messages.ts';
import { useSaveDocument } from './use-save-document.ts';

export type DocumentListProps = { assignmentId: string };

/** Photos and papers of an assignment's file, newest first. */
export function DocumentList({ assignmentId }: DocumentListProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const documents = useInfiniteQuery({
    ...apiPages(browseDocuments, (after) => ({
      params: { path: { assignment_id: assignmentId }, query: after === undefined ? {} : { after } },
    })),
    meta: keptOffline,
  });

  if (documents.isError && !documents.data)
    return (
      <ErrorState
        title={t(messages.failed)}
        description={problemText(documents.error)}
        errorId={isApiProblem(documents.error) ? documents.error.errorId : undefined}
        onRetry={() => void documents.refetch()}
      />
    );
  if (!documents.data) return <LoadingState shape="cards" count={2} />;
  const shown = documents.data.pages.flatMap((page) => page.items);
  const total = documents.data.pages.at(-1)?.total ?? shown.length;
  if (shown.length === 0)
    return <EmptyState kind="nothing-yet" title={t(messages.empty)} description={t(messages.emptyAdvice)} />;
  return (
    <Stack gap="4">
      <Documents documents={shown} />
      {documents.isFetchNextPageError && (
        <Banner tone="danger" title={t(messages.failed)} live>
          {problemText(documents.error)}
        </Banner>
      )}
      {documents.hasNextPage && (
        <Stack gap="2" alignItems="flex-start">
          <Box color="textMuted" role="status">
            {t(messages.shownOf, { shown: shown.length, total })}
          </Box>
          <Button loading={documents.isFetchingNextPage} onClick={() => void documents.fetchNextPage()}>
            {t(messages.more)}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function Documents({ documents }: { documents: readonly Document[] }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const save = useSaveDocument();
  const [shownId, setShownId] = useState<string>();
  return (
    <>
      {save.isError && (
        <Banner tone="danger" title={t(messages.downloadFailed)} live onDismiss={save.reset}>
          {problemText(save.error)}
        </Banner>
      )}
      <Grid
        as="ul"
        listStyleType="none"
        aria-label={t(messages.label)}
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))"
      >
        {documents.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            onOpen={() => setShownId(document.id)}
            onDownload={() => save.mutate(document.id)}
            isDownloading={save.isPending && save.variables === document.id}
          />
        ))}
      </Grid>
      <DocumentPhotos
        photos={documents.filter(canBeShown)}
        shownId={shownId}
        onShow={setShownId}
        onDownload={(documentId) => save.mutate(documentId)}
      />
    </>
  );
}
