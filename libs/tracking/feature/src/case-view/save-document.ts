import { downloadFile, downloadTrackerDocument } from '@dosar/api-client/call';

/** So long may a browser take to pick up a file that was handed to it. */
const handOverTime = 60_000;

/** Fetches a document with the visitor's tokens and hands it to the browser to keep. */
export async function saveDocument(documentId: string): Promise<void> {
  const { content, fileName } = await downloadFile(downloadTrackerDocument, {
    path: { document_id: documentId },
  });
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), handOverTime);
}
