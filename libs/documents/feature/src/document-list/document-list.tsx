import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseDocuments, isApiProblem, useProblemText } from '@dosar/api-client';
import type { Document } from '@dosar/api-client';
import { Banner, EmptyState, ErrorState, Grid, LoadingState } from '@dosar/design-system';
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
  const documents = useQuery(
    apiQuery(browseDocuments, { params: { path: { assignment_id: assignmentId } } }),
  );

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
  if (documents.data.items.length === 0)
    return <EmptyState kind="nothing-yet" title={t(messages.empty)} description={t(messages.emptyAdvice)} />;
  return <Documents documents={documents.data.items} />;
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
