import { createReadStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';
import type { ArchivedFile } from './write-archive.ts';

/** Where documents are in an archive. */
export const filesPrefix = 'files/';
/** Where the anchors of the audit log are in an archive. */
export const anchorsPrefix = 'audit-anchors/';

/** All documents. They never change, so each one that the database names at the time of the backup is among them. */
export async function* copyKeptFiles(files: WorkingFileStore): AsyncGenerator<ArchivedFile> {
  for await (const batch of files.batches())
    for (const { key, size } of batch) {
      const content = await files.open(key);
      // The file was removed since it was listed.
      if (content !== undefined) yield { name: `${filesPrefix}${key}`, size, content };
    }
}

/** The anchors of the audit log, which prove that a restored log is whole. */
export async function* copyAnchors(folder: string): AsyncGenerator<ArchivedFile> {
  if (!existsSync(folder)) return;
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.jsonl'))) {
    const path = join(folder, name);
    const { size } = await stat(path);
    if (size > 0)
      yield { name: `${anchorsPrefix}${name}`, size, content: createReadStream(path, { end: size - 1 }) };
  }
}
