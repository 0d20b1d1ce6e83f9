/** A file that the visitor may take home; `facts` are its type, size and date. */
export type ListedDocument = { id: string; name: string; facts: readonly string[] };

type DocumentListProps = {
  documents: readonly ListedDocument[];
  /** The word on the button. */
  downloadLabel: string;
  /** The whole sentence for a screen reader: "Download Estimate". */
  describeDownload: (name: string) => string;
  /** The document that is being fetched. */
  busyId?: string;
  onDownload: (id: string) => void;
};

/** Files with their type, size and date, each with its own download. */
export function DocumentList({
  documents,
  downloadLabel,
  describeDownload,
  busyId,
  onDownload,
}: DocumentListProps) {
  return (
    <ul className="dosar-documents">
      {documents.map(({ id, name, facts }) => (
        <li key={id} className="dosar-document">
          <span className="dosar-document-text">
            <span className="dosar-document-name">{name}</span>
            <span className="dosar-hint">{facts.join(' · ')}</span>
          </span>
          <button
            type="button"
            className="dosar-button dosar-button-secondary"
            aria-label={describeDownload(name)}
            aria-busy={busyId === id || undefined}
            onClick={() => onDownload(id)}
          >
            {downloadLabel}
          </button>
        </li>
      ))}
    </ul>
  );
}
