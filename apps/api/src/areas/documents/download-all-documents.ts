import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findContentsOfFile, type StoredContent } from './document-list-repository.ts';
import { findFileOfAssignment } from './document-repository.ts';

type Needs = { files: FileStore };

const mostDocuments = 500;

/** The originals of a claim file in one archive, written while it is sent. */
export async function downloadAllDocuments({ files }: Needs, call: Call<'downloadAllDocuments'>) {
  const { path, query, caller, tx, audit } = call;
  const claimFileId = await findFileOfAssignment(tx, caller.orgId, path.assignment_id);
  if (claimFileId === undefined) throw notFound();
  audit.subject(path.assignment_id);
  const ids = query.document_ids?.split(',');
  const found = await findContentsOfFile(tx, { orgId: caller.orgId, claimFileId, ids, limit: mostDocuments });
  const [first] = found;
  if (first === undefined) throw notFound();
  audit.note({ documents: found.length });
  return {
    content: Readable.from(archiveOf(files, found)),
    mimeType: 'application/zip',
    fileName: `${first.claim_file_no}.zip`,
  };
}

/** Pictures and papers are compressed already, so they are only put together; no more than a chunk is in memory. */
async function* archiveOf(files: FileStore, documents: readonly StoredContent[]): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const names = new Set<string>();
  for (const document of documents) {
    const content = await files.open(document.storage_key);
    // A file that is gone does not keep the others.
    if (content === undefined) continue;
    const entry = new ZipPassThrough(nameIn(names, document.file_name));
    entry.mtime = document.system_time;
    zip.add(entry);
    for await (const chunk of content as AsyncIterable<Buffer>) {
      entry.push(chunk);
      yield* written.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/** Two files of one name are told apart by a number. */
function nameIn(taken: Set<string>, fileName: string): string {
  const [, base = fileName, ending = ''] = /^(.*?)(\.[^.]*)?$/u.exec(fileName) ?? [];
  let name = fileName;
  for (let number = 2; taken.has(name); number += 1) name = `${base} (${number})${ending}`;
  taken.add(name);
  return name;
}
