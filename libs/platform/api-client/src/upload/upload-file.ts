import type { FormFieldsOf, SuccessBody, UploadOperationId } from '@dosar/openapi';
import { apiConnection } from '../call/connection.ts';
import type { Operation } from '../call/operation.ts';
import { addressOfCall, headersOfCall } from '../call/request-of-call.ts';
import { transportProblem } from '../call/send.ts';
import { problemOfAnswer } from '../problem/problem-of-answer.ts';
import type { UploadProgress } from './post-form.ts';
import { postForm } from './post-form.ts';

export type Upload<Id extends UploadOperationId> = {
  file: File;
  fields: FormFieldsOf<Id>;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

/** Sends one file with its fields. Refusals and tokens are treated as in every other call. */
export async function uploadFile<Id extends UploadOperationId>(
  operation: Operation<Id>,
  upload: Upload<Id>,
): Promise<SuccessBody<Id>> {
  const first = await attempt(operation, upload);
  if (!first.problem) return first.body as SuccessBody<Id>;

  const recovery = await apiConnection().recover?.(first.problem, first.request);
  if (recovery !== 'retry') throw first.problem;

  const second = await attempt(operation, upload);
  if (second.problem) {
    apiConnection().accept?.(second.problem);
    throw second.problem;
  }
  return second.body as SuccessBody<Id>;
}

async function attempt<Id extends UploadOperationId>(operation: Operation<Id>, upload: Upload<Id>) {
  // Signed as a request without its body: fetch cannot tell how far an upload is, so the form goes another way.
  const unsigned = new Request(addressOfCall(operation, {}), {
    method: operation.method,
    headers: headersOfCall(operation, { idempotencyKey: upload.idempotencyKey }),
  });
  const request = (await apiConnection().authorize?.(unsigned)) ?? unsigned;
  const answer = await postForm(request, formOf(upload), upload);
  if (answer.status < 200 || answer.status > 299) return { request, problem: problemOfAnswer(answer) };
  try {
    const body: unknown = JSON.parse(answer.text);
    return { request, body };
  } catch (cause) {
    throw transportProblem('unexpected_answer', cause);
  }
}

function formOf<Id extends UploadOperationId>({ file, fields }: Upload<Id>) {
  const form = new FormData();
  // Fields first: the server knows what the file is for before its content arrives.
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
  }
  form.append('file', file);
  return form;
}
