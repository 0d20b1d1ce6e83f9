import { api, asUpload, dataOf, isApiProblem } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** How one file is sent: the same key for every try, so that a repeated one arrives once. */
export type SendPage = (
  file: File,
  item: { id: string; doc_type_code: string },
  report: { idempotencyKey: string; onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Schema<'UploadedDocument'>>;

/** Sends one page of a requested document. */
export const sendPage: SendPage = (file, item, { idempotencyKey, onProgress, signal }) =>
  dataOf(
    api.POST('/api/document/upload', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { doc_type_code: item.doc_type_code, doc_request_item_id: item.id, file },
      signal,
      ...asUpload(({ sentBytes, totalBytes }) => onProgress(totalBytes === 0 ? 0 : sentBytes / totalBytes)),
    }),
  );

/** Whether another try may succeed: the line or the server was away. */
export function isWorthAnotherTry(error: unknown): boolean {
  return isApiProblem(error) && (error.status === 0 || error.status >= 500);
}
