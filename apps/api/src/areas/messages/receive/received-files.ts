import { createHash } from 'node:crypto';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { decidingBytes, recognisedType } from '#src/kernel/files/recognised-type.ts';
import type { ReceivedFile } from '../extension-points.ts';

/** A file that came with an e-mail: kept, or refused with the reason. */
export type JudgedFile =
  | (ReceivedFile & { refusedBecause: null })
  | { fileName: string; mimeType: string; size: number; refusedBecause: 'type' | 'size' | 'number' };

const mostFiles = 20;
const mostBytes = 25 * 1024 * 1024;
const longestName = 120;

/** Keeps the files of an e-mail that may be kept: photos and papers, nothing that anybody would run. */
export async function keepFiles(
  files: Pick<FileStore, 'save'>,
  received: readonly { fileName: string; content: Uint8Array }[],
): Promise<JudgedFile[]> {
  const judged: JudgedFile[] = [];
  for (const [index, { fileName: given, content }] of received.slice(0, 50).entries()) {
    const fileName = safeName(given);
    const size = content.byteLength;
    const mimeType = await recognisedType(content.subarray(0, decidingBytes), fileName);
    const refusedBecause =
      index >= mostFiles ? 'number' : size > mostBytes ? 'size' : mimeType === undefined ? 'type' : null;
    if (refusedBecause !== null || mimeType === undefined) {
      judged.push({
        fileName,
        size,
        mimeType: mimeType ?? 'application/octet-stream',
        refusedBecause: refusedBecause ?? 'type',
      });
      continue;
    }
    const sha256 = createHash('sha256').update(content).digest('hex');
    judged.push({
      fileName,
      mimeType,
      size,
      sha256,
      storageKey: await files.save(content),
      refusedBecause: null,
    });
  }
  return judged;
}

/** The name that the sender gave: data, never a path, and without signs that change how it is read. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return plain === '' ? 'attachment' : plain.slice(-longestName);
}
