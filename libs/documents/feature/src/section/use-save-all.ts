import { api, asFile, saveFile } from '@dosar/api-client';
import { useMutation } from '@tanstack/react-query';

/** Saves documents in one archive; all of the file when none is named. */
export function useSaveAll(assignmentId: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (documentIds: readonly string[]) =>
      saveFile(
        api.GET('/api/document/downloadAll/{assignment_id}', {
          params: {
            path: { assignment_id: assignmentId },
            query: documentIds.length === 0 ? {} : { document_ids: documentIds.join(',') },
          },
          ...asFile,
        }),
      ),
  });
}
