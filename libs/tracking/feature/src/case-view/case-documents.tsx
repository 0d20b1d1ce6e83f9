import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api, dataOf, type RegisteredDocument, asFile, saveFile } from '@dosar/api-client/client';
import { Button, Disclosure, DocumentList, Notice } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { documentFacts } from './document-facts.ts';
import { messages } from './messages.ts';

type CaseDocumentsProps = {
  newest: readonly RegisteredDocument[];
  /** How many there are; those after the newest are read on request. */
  total: number;
};

/** The documents of the case, folded away until somebody wants one. */
export function CaseDocuments({ newest, total }: CaseDocumentsProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const [busyId, setBusyId] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const { documents, isReading, hasMoreFailed, readMore } = useDocuments(newest);
  if (documents.length === 0) return null;

  async function download(id: string) {
    setBusyId(id);
    setHasFailed(false);
    try {
      await saveDocument(id);
    } catch {
      setHasFailed(true);
    }
    setBusyId(undefined);
  }

  return (
    <div className="dosar-section">
      <Disclosure label={t(messages.documents, { count: total })}>
        {hasFailed ? <Notice tone="error" title={t(messages.downloadFailed)} /> : null}
        <DocumentList
          documents={documents.map((document) => ({
            id: document.id,
            name: document.description,
            facts: [
              ...documentFacts(document, formats),
              ...(document.registration_no
                ? [t(messages.registration, { number: document.registration_no })]
                : []),
            ],
          }))}
          describeDownload={(name) => t(messages.downloadOf, { name })}
          busyId={busyId}
          onDownload={download}
        />
        {hasMoreFailed ? <Notice tone="error" title={t(messages.moreFailed)} /> : null}
        {documents.length < total ? (
          <Button isBusy={isReading} onClick={() => void readMore()}>
            {t(messages.moreDocuments, { shown: documents.length, total })}
          </Button>
        ) : null}
      </Disclosure>
    </div>
  );
}

/** The newest documents, and those that were read after them. */
function useDocuments(newest: readonly RegisteredDocument[]) {
  const [older, setOlder] = useState<readonly RegisteredDocument[]>([]);
  const [isReading, setReading] = useState(false);
  const [hasMoreFailed, setMoreFailed] = useState(false);
  // The case is read again from time to time: a document that became one of the newest is not listed twice.
  const newestIds = new Set(newest.map(({ id }) => id));
  const documents = [...newest, ...older.filter(({ id }) => !newestIds.has(id))];

  async function readMore() {
    const last = documents.at(-1);
    if (last === undefined) return;
    setReading(true);
    setMoreFailed(false);
    try {
      const page = await dataOf(
        api.GET('/api/tracker/browseDocuments', { params: { query: { after: last.id } } }),
      );
      setOlder([...older, ...page.items]);
    } catch {
      setMoreFailed(true);
    }
    setReading(false);
  }
  return { documents, isReading, hasMoreFailed, readMore };
}

/** Fetches a document with the visitor's tokens and hands it to the browser to keep. */
function saveDocument(documentId: string): Promise<void> {
  return saveFile(
    api.GET('/api/tracker/downloadDocument/{document_id}', {
      params: { path: { document_id: documentId } },
      ...asFile,
    }),
  );
}
