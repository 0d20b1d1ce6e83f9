import { useMutation } from '@tanstack/react-query';
import { api, asFile, saveFile } from '@dosar/api-client';

/** Saves a document on the reader's device. */
export function useSaveDocument() {
  return useMutation({
    networkMode: 'always',
    mutationFn: (documentId: string) =>
      saveFile(
        api.GET('/api/document/download/{document_id}', {
          params: { path: { document_id: documentId } },
          ...asFile,
        }),
      ),
  });
}
