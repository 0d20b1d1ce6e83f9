import { repairedName } from '@dosar/kernel/file-names';
import { createHash } from 'node:crypto';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { decidingBytes, recognisedType } from '#src/kernel/files/recognised-type.ts';
import type { ReceivedFile } from '../extension-points.ts';
import type { MailFile } from './mail-files.ts';

/** A file that came with an e-mail, and why it becomes no document. Its content is kept whatever it is. */
export type JudgedFile = ReceivedFile & {
  refusedBecause: 'type' | 'size' | 'number' | 'signature' | 'unpacked' | null;
  /** It may be the picture of a signature: it is one when its sender has sent it before. */
  isOfText: boolean;
};

const mostDocuments = 20;
const mostBytes = 25 * 1024 * 1024;
/** A photo of a car is larger; a logo or the sign of a network is not. */
const largestLogo = 24 * 1024;
const longestName = 120;

/** Keeps the files of an e-mail, and judges which become documents: photos and papers, nothing that anybody would run. */
export async function keepFiles(
  files: Pick<FileStore, 'save'>,
  received: readonly MailFile[],
): Promise<JudgedFile[]> {
  const judged: JudgedFile[] = [];
  let documents = 0;
  for (const file of received) {
    const { content } = file;
    const given = safeName(file.fileName);
    const mimeType = await recognisedType(content.subarray(0, decidingBytes), given);
    const refusedBecause = refusalOf(file, mimeType, documents);
    if (refusedBecause === null) documents += 1;
    judged.push({
      fileName: mimeType === undefined ? given : repairedName(given, mimeType),
      mimeType: mimeType ?? 'application/octet-stream',
      size: content.byteLength,
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey: await files.save(content),
      refusedBecause,
      isOfText: mimeType?.startsWith('image/') === true && (file.isRelated || /^image\d{3}\./i.test(given)),
    });
  }
  return judged;
}

function refusalOf(
  { content, isRelated, isUnpacked, fileName }: MailFile,
  mimeType: string | undefined,
  documents: number,
): JudgedFile['refusedBecause'] {
  if (isUnpacked) return 'unpacked';
  const isPicture = mimeType?.startsWith('image/') ?? /\.(?:gif|bmp|png|jpe?g)$/i.test(fileName);
  if (isRelated && isPicture && content.byteLength <= largestLogo) return 'signature';
  if (mimeType === undefined) return 'type';
  if (content.byteLength > mostBytes) return 'size';
  return documents >= mostDocuments ? 'number' : null;
}

/** The name that the sender gave: data, never a path, and without signs that change how it is read. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return plain === '' ? 'attachment' : plain.slice(-longestName);
}
