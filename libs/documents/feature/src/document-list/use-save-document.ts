import { useMutation } from '@tanstack/react-query';
import { downloadDocument, saveFile } from '@dosar/api-client';

/** Saves a document on the reader's device. */
export function useSaveDocument() {
  return useMutation({
    networkMode: 'always',
    mutationFn: (documentId: string) => saveFile(downloadDocument, { path: { document_id: documentId } }),
  });
}
