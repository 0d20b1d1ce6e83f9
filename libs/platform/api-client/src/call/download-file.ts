import type { DownloadOperationId } from '@dosar/openapi';
import type { CallOptions, CallParams, Operation } from './operation.ts';
import { readBody, send } from './send.ts';

export type DownloadedFile = { content: Blob; fileName: string };

const downloadTimeout = 60_000;

/** Fetches a file. Tokens travel in headers, so a plain link could not. */
export async function downloadFile<Id extends DownloadOperationId>(
  operation: Operation<Id>,
  params: CallParams<Id>,
  options: CallOptions = {},
): Promise<DownloadedFile> {
  const response = await send(operation, params, { timeout: downloadTimeout, ...options });
  return {
    content: await readBody(response.blob(), options),
    fileName: fileNameOf(response.headers.get('Content-Disposition')) ?? operation.id,
  };
}

/** Fetches a file and saves it on the reader's device. */
export async function saveFile<Id extends DownloadOperationId>(
  operation: Operation<Id>,
  params: CallParams<Id>,
): Promise<void> {
  const { content, fileName } = await downloadFile(operation, params);
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the content over by the next turn of the page.
  setTimeout(() => URL.revokeObjectURL(address));
}

function fileNameOf(disposition: string | null) {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}
