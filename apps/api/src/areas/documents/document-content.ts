import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { StoredDocument } from './document-repository.ts';
import { copyWithoutPlace } from './photo-copies.ts';

type Needs = { files: FileStore };

/** The small picture of a document, or `undefined` when it has none. */
export async function thumbnailContent(
  { files }: Needs,
  document: StoredDocument,
): Promise<FileAnswer | undefined> {
  const content = document.thumbnail_key === null ? undefined : await files.open(document.thumbnail_key);
  return content && { content, mimeType: 'image/jpeg', fileName: `${withoutEnding(document.file_name)}.jpg` };
}

/** The document exactly as it was sent: evidence, for the organisation and for who sent it. */
export async function originalContent(
  { files }: Needs,
  document: StoredDocument,
): Promise<FileAnswer | undefined> {
  const content = await files.open(document.storage_key);
  return (
    content && {
      content,
      mimeType: document.mime_type,
      fileName: document.file_name,
      size: document.size_bytes,
    }
  );
}

/**
 * The document as people outside may have it: a photo does not tell where it was taken.
 *
 * `undefined` for a photo whose place cannot be removed here, and for a file that is gone.
 */
export async function contentForClaimant(
  needs: Needs,
  document: StoredDocument,
): Promise<FileAnswer | undefined> {
  if (!document.mime_type.startsWith('image/')) return originalContent(needs, document);
  const original = await needs.files.open(document.storage_key);
  const copy = original && (await copyWithoutPlace(await buffer(original)));
  return (
    copy && {
      content: oneChunk(copy),
      mimeType: 'image/jpeg',
      fileName: `${withoutEnding(document.file_name)}.jpg`,
      size: copy.byteLength,
    }
  );
}

async function* oneChunk(content: Uint8Array) {
  yield content;
}

function withoutEnding(fileName: string): string {
  return fileName.replace(/\.[^.]{1,8}$/u, '');
}
