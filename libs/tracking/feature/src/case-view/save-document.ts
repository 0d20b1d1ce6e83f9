import { api, asFile, saveFile } from '@dosar/api-client/client';

/** Fetches a document with the visitor's tokens and hands it to the browser to keep. */
export function saveDocument(documentId: string): Promise<void> {
  return saveFile(
    api.GET('/api/tracker/downloadDocument/{document_id}', {
      params: { path: { document_id: documentId } },
      ...asFile,
    }),
  );
}
