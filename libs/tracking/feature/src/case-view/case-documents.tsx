import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { RegisteredDocument } from '@dosar/api-client/client';
import { Disclosure, DocumentList, Notice } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { documentFacts } from './document-facts.ts';
import { messages } from './messages.ts';
import { saveDocument } from './save-document.ts';

type CaseDocumentsProps = { documents: readonly RegisteredDocument[] };

/** The documents of the case, folded away until somebody wants one. */
export function CaseDocuments({ documents }: CaseDocumentsProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const [busyId, setBusyId] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
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
      <Disclosure label={t(messages.documents, { count: documents.length })}>
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
      </Disclosure>
    </div>
  );
}
