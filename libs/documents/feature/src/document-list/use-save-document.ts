import { useMutation } from '@tanstack/react-query';
import { downloadDocument, downloadFile } from '@dosar/api-client';

/** Saves a document on the reader's device. */
export function useSaveDocument() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (documentId: string) => {
      const { content, fileName } = await downloadFile(downloadDocument, {
        path: { document_id: documentId },
      });
      offer(content, fileName);
    },
  });
}

function offer(content: Blob, fileName: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the content over by the next turn of the page.
  setTimeout(() => URL.revokeObjectURL(address));
}
