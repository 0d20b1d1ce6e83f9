import { useState } from 'react';
import {
  isApiProblem,
  judgeDocuments,
  uploadDocument,
  useProblemText,
  type Document,
} from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Banner, Box, Button, EmptyState, ErrorState, Flex, LoadingState, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { canBeShown } from '../document-list/document-facts.ts';
import { messages as listMessages } from '../document-list/messages.ts';
import { useSaveDocument } from '../document-list/use-save-document.ts';
import { IncomingFiles } from '../upload/incoming-files.tsx';
import { messages as uploadMessages } from '../upload/messages.ts';
import { UploadButtons } from '../upload/upload-buttons.tsx';
import { useDocumentUploads } from '../upload/use-document-uploads.ts';
import { DocumentViewer } from '../viewer/document-viewer.tsx';
import { GroupedDocuments } from './grouped-documents.tsx';
import { messages } from './messages.ts';
import { MissingDocuments } from './missing-documents.tsx';
import { useSaveAll } from './use-save-all.ts';
import { useDocuments, type ListedDocuments } from './use-documents.ts';

/** Photos and papers of the open file: what is missing, what comes in, and everything by groups. */
export function DocumentsSection({ assignmentId }: { assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const documents = useDocuments(assignmentId);
  if (documents.isFailed)
    return (
      <ErrorState
        title={t(listMessages.failed)}
        description={problemText(documents.error)}
        errorId={isApiProblem(documents.error) ? documents.error.errorId : undefined}
        onRetry={documents.retry}
      />
    );
  if (!documents.list) return <LoadingState shape="cards" count={2} />;
  return <Documents assignmentId={assignmentId} list={documents.list} />;
}

function Documents({ assignmentId, list }: { assignmentId: string; list: ListedDocuments }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const mayAdd = useCan(uploadDocument);
  const mayJudge = useCan(judgeDocuments);
  const uploads = useDocumentUploads(assignmentId);
  const [search, setSearch] = useSearchParams();
  const [comparedId, setComparedId] = useState<string>();
  const save = useSaveDocument();
  const saveAll = useSaveAll(assignmentId);
  const { items, missing } = list;

  const show = (documentId: string | undefined, comparedWith?: string) => {
    setComparedId(comparedWith);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (documentId === undefined) next.delete('document');
        else next.set('document', documentId);
        return next;
      },
      { replace: true },
    );
  };
  const open = (document: Document) => (canBeShown(document) ? show(document.id) : save.mutate(document.id));
  const failed = save.error ?? saveAll.error;
  return (
    <Stack gap="5">
      <Flex gap="2" wrap="wrap" alignItems="center">
        {mayAdd && <UploadButtons onFiles={(files) => uploads.add(files)} />}
        {items.length > 0 && (
          <Button icon="download" loading={saveAll.isPending} onClick={() => saveAll.mutate([])}>
            {t(messages.downloadAll)}
          </Button>
        )}
      </Flex>
      {failed && (
        <Banner tone="danger" title={t(listMessages.downloadFailed)} live onDismiss={save.reset}>
          {problemText(failed)}
        </Banner>
      )}
      {mayAdd && <IncomingFiles assignmentId={assignmentId} missing={missing} uploads={uploads} />}
      <MissingDocuments missing={missing} />
      {items.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={t(listMessages.empty)}
          description={t(mayAdd ? uploadMessages.rules : listMessages.emptyAdvice)}
        />
      ) : (
        <GroupedDocuments
          assignmentId={assignmentId}
          documents={items}
          mayJudge={mayJudge}
          onOpen={open}
          onCompare={show}
          onSave={(ids) => saveAll.mutate(ids)}
        />
      )}
      {list.more && (
        <Stack gap="2" alignItems="flex-start">
          <Box color="textMuted" role="status">
            {t(listMessages.shownOf, { shown: items.length, total: list.total })}
          </Box>
          <Button loading={list.more.isLoading} onClick={list.more.load}>
            {t(listMessages.more)}
          </Button>
        </Stack>
      )}
      <DocumentViewer
        assignmentId={assignmentId}
        documents={items.filter(canBeShown)}
        shownId={search.get('document') ?? undefined}
        comparedId={comparedId}
        onShow={show}
      />
    </Stack>
  );
}
