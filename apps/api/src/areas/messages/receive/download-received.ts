import type { FileAnswer } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findOriginal } from './received-files-repository.ts';

type Needs = { files: Pick<FileStore, 'open'> };

/** An e-mail or a file of it as it came; never with a type that a browser would show or run. */
export async function downloadReceived(
  { files }: Needs,
  { path, query, caller, tx, audit }: Call<'downloadReceived'>,
): Promise<FileAnswer> {
  const messageId = path.received_message_id;
  const original = await findOriginal(tx, caller.orgId, messageId, query.position);
  if (original === undefined) throw notFound();
  audit.subject(messageId);
  if (query.position !== undefined) audit.note({ file: original.fileName });
  const content = await files.open(original.storageKey);
  if (content === undefined) throw notFound();
  return { content, mimeType: 'application/octet-stream', fileName: original.fileName };
}
