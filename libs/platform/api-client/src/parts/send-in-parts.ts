import type { Schema } from '@dosar/openapi';
import { Upload } from 'tus-js-client';
import { api } from '../client/api.ts';
import { dataOf } from '../client/data-of.ts';
import type { ApiProblem } from '../problem/api-problem.ts';
import { partRequests } from './part-requests.ts';

/** What a file is, and where it belongs. */
export type AboutFile = {
  doc_type_code: string;
  assignment_id?: string;
  /** What was asked for and it answers. */
  doc_request_item_id?: string;
};

type Report = {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** Its id, with which the upload goes on later. */
  onBegun: (uploadId: string) => void;
  /** The id of an upload of the same file that was broken off. */
  resumes?: string | undefined;
  signal: AbortSignal;
};

const partBytes = 2 * 1024 * 1024;
/** A line that is away for longer needs somebody who goes on by hand. */
const pauses = [0, 1000, 3000, 5000, 10_000];

/**
 * Sends a file in parts, going on where a broken line stopped it, and makes a document of it, once.
 *
 * Throws `ApiProblem` for what the server refuses, and for a line that is away for too long.
 */
export async function sendInParts(
  file: File,
  about: AboutFile,
  { onProgress, onBegun, resumes, signal }: Report,
): Promise<Schema<'UploadedDocument'>> {
  const uploadId = resumes ?? (await begin(file, about, signal));
  onBegun(uploadId);
  await send(file, uploadId, { onProgress, signal });
  return dataOf(
    api.POST('/api/document/keepUpload/{upload_id}', { params: { path: { upload_id: uploadId } }, signal }),
  );
}

async function begin(file: File, about: AboutFile, signal: AbortSignal): Promise<string> {
  const body = { ...about, file_name: file.name, size: file.size };
  return (await dataOf(api.POST('/api/document/beginUpload', { body, signal }))).upload_id;
}

function send(
  file: File,
  uploadId: string,
  { onProgress, signal }: Pick<Report, 'onProgress' | 'signal'>,
): Promise<void> {
  let refused: ApiProblem | undefined;
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: `${location.origin}/api/document/resumable/${uploadId}`,
      httpStack: partRequests(uploadId, (problem) => {
        refused = problem;
      }),
      chunkSize: partBytes,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onSuccess: () => resolve(),
      // The library wraps what our own call threw.
      onError: (error) => reject(refused ?? error),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    });
    if (!signal.aborted) upload.start();
  });
}
