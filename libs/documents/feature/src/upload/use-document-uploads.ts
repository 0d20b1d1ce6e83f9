import { queriesOf } from '@dosar/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { uploadsOf, type FileMeaning } from './document-uploads.ts';

/** What a file is taken for until somebody says otherwise. */
function proposedDocType(file: File): string {
  return file.type.startsWith('image/') || /\.(heic|heif|jpe?g|png|webp)$/iu.test(file.name)
    ? 'damage_photo'
    : 'other';
}

/** The files that are added to the open assignment, and what can be done with them. */
export function useDocumentUploads(assignmentId: string) {
  const queryClient = useQueryClient();
  const uploads = uploadsOf(assignmentId, () => {
    void queryClient.invalidateQueries(queriesOf('documents', 'claims', 'worklist'));
  });
  return {
    entries: useAtomValue(uploads.entries),
    /** Files of one meaning, or of the kind that each looks like. */
    add: (files: readonly File[], meaning?: FileMeaning) =>
      uploads.add(files, (file) => meaning ?? { docTypeCode: proposedDocType(file) }),
    resume: (id: string) => uploads.resume(id),
    remove: (id: string) => uploads.remove(id),
    clear: () => uploads.clear(),
  };
}
