import { newId } from '@dosar/kernel/ids';
import { useState } from 'react';
import { api } from '../client/api.ts';
import { asUpload } from '../client/as-upload.ts';
import { dataOf } from '../client/data-of.ts';
import { isApiProblem } from '../problem/api-problem.ts';

/** A file that a claimant adds to a form, and how far it is. */
export type WaitingFile = {
  id: string;
  name: string;
  state: 'uploading' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Known once it has arrived. */
  documentId?: string;
  /** Why it did not arrive. */
  problem?: unknown;
};

/** The files of a form, and what can be done with them. */
export type WaitingFiles = {
  files: readonly WaitingFile[];
  add: (chosen: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  isSending: boolean;
  /** Those that have arrived. */
  documentIds: string[];
};

type Chosen = WaitingFile & { file: File; abort: AbortController };

/**
 * The files of a form that claimants fill in: each is sent when it is chosen and waits until the form names it.
 *
 * What is never named is removed by the server within a day.
 */
export function useWaitingFiles(docTypeCode: string): WaitingFiles {
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const change = (id: string, some: Partial<WaitingFile>) =>
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...some } : one)));

  async function send({ id, file, abort }: Chosen) {
    try {
      const stored = await dataOf(
        api.POST('/api/document/upload', {
          params: { header: { 'Idempotency-Key': id } },
          body: { doc_type_code: docTypeCode, file },
          signal: abort.signal,
          ...asUpload(({ sentBytes, totalBytes }) =>
            change(id, { progress: totalBytes === 0 ? 0 : sentBytes / totalBytes }),
          ),
        }),
      );
      change(id, { state: 'done', documentId: stored.id });
    } catch (problem) {
      change(id, { state: 'failed', problem });
    }
  }

  function add(chosen: readonly File[]) {
    const added = chosen.map((file): Chosen => ({
      id: newId(),
      name: file.name,
      state: 'uploading',
      progress: 0,
      file,
      abort: new AbortController(),
    }));
    setFiles((before) => [...before, ...added]);
    for (const one of added) void send(one);
  }

  function retry(id: string) {
    const found = files.find((one) => one.id === id);
    if (found === undefined) return;
    change(id, { state: 'uploading', progress: 0, problem: undefined });
    void send(found);
  }

  function remove(id: string) {
    const found = files.find((one) => one.id === id);
    setFiles((before) => before.filter((one) => one.id !== id));
    found?.abort.abort();
    // Not worth telling when it fails: what no form names is gone within a day.
    if (found?.documentId !== undefined)
      void dataOf(
        api.POST('/api/document/remove/{document_id}', {
          params: { path: { document_id: found.documentId } },
        }),
      ).catch(() => undefined);
  }

  return {
    files,
    add,
    retry,
    remove,
    isSending: files.some(({ state }) => state === 'uploading'),
    documentIds: files.flatMap(({ documentId }) => documentId ?? []),
  };
}

/** Whether another try may succeed: the line or the server was away. */
export function mayTryAgain(problem: unknown): boolean {
  return isApiProblem(problem) && (problem.status === 0 || problem.status >= 500);
}

/** What may be sent with a form: photos and papers. */
export const waitingFileRules = {
  types: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/heic',
    'image/heif',
    'image/tiff',
    'image/avif',
    'application/pdf',
  ],
  maxBytes: 25 * 1024 * 1024,
  maxFiles: 10,
} as const;
