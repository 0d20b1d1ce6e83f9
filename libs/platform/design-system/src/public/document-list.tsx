import { Picture } from './picture.tsx';

/** A file that the visitor may take home; `facts` are its type, size and date. */
export type ListedDocument = { id: string; name: string; facts: readonly string[] };

type DocumentListProps = {
  documents: readonly ListedDocument[];
  /** What the button says, since it shows no more than an arrow: "Download Estimate". */
  describeDownload: (name: string) => string;
  /** The document that is being fetched. */
  busyId?: string;
  onDownload: (id: string) => void;
};

/** Files with their type, size and date, each with its own download. */
export function DocumentList({ documents, describeDownload, busyId, onDownload }: DocumentListProps) {
  return (
    <ul className="dosar-documents">
      {documents.map(({ id, name, facts }) => (
        <li key={id} className="dosar-document">
          <Picture name="file" />
          <span className="dosar-document-text">
            <span className="dosar-document-name">{name}</span>
            <span className="dosar-hint">{facts.join(' · ')}</span>
          </span>
          <button
            type="button"
            className="dosar-document-download"
            aria-label={describeDownload(name)}
            aria-busy={busyId === id || undefined}
            onClick={() => onDownload(id)}
          >
            <Picture name="download" />
          </button>
        </li>
      ))}
    </ul>
  );
}
