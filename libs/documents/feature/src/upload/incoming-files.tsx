import type { Schema } from '@dosar/openapi';
import { DropPage } from './drop-page.tsx';
import { UploadList } from './upload-list.tsx';
import { useDropTargets } from './use-drop-targets.ts';
import type { useDocumentUploads } from './use-document-uploads.ts';

type IncomingFilesProps = {
  assignmentId: string;
  /** Kinds of document that the work needs and the file lacks. */
  missing: readonly Schema<'Lookup'>[];
  uploads: ReturnType<typeof useDocumentUploads>;
};

/** Where files can be dropped, and those that are on their way. */
export function IncomingFiles({ assignmentId, missing, uploads }: IncomingFilesProps) {
  const targets = useDropTargets(assignmentId, missing);
  return (
    <>
      <DropPage targets={targets} onFiles={(files, meaning) => uploads.add(files, meaning)} />
      <UploadList
        entries={uploads.entries}
        onResume={uploads.resume}
        onRemove={uploads.remove}
        onClear={uploads.clear}
      />
    </>
  );
}
