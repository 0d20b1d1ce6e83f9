import { isApiProblem } from '@dosar/api-client';
import { sendInParts } from '@dosar/api-client/parts';
import type { Schema } from '@dosar/openapi';

/** How one file is sent: in parts, so that another try goes on where the line broke. */
export type SendPage = (
  file: File,
  item: { id: string; doc_type_code: string },
  report: {
    /** The upload of an earlier try. */
    resumes: string | undefined;
    onBegun: (uploadId: string) => void;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  },
) => Promise<Schema<'UploadedDocument'>>;

/** Sends one page of a requested document. */
export const sendPage: SendPage = (file, item, report) =>
  sendInParts(file, { doc_type_code: item.doc_type_code, doc_request_item_id: item.id }, report);

/** Whether another try may succeed: the line or the server was away. */
export function isWorthAnotherTry(error: unknown): boolean {
  return isApiProblem(error) && (error.status === 0 || error.status >= 500);
}
