import type { FileAnswer } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { StoredDocument } from './document-repository.ts';
import { Problem } from '#src/kernel/problem/problem.ts';

type Needs = { files: FileStore };

/** The small picture of a document, or `undefined` when it has none. */
export async function thumbnailContent(
  { files }: Needs,
  document: StoredDocument,
): Promise<FileAnswer | undefined> {
  if (document.thumbnail_key === null) return requireFinished(document);
  const content = await files.open(document.thumbnail_key);
  return content && { content, mimeType: 'image/jpeg', fileName: `${withoutEnding(document.file_name)}.jpg` };
}

/** The document exactly as it was sent: evidence, for the organisation and for who sent it. */
export async function originalContent(
  { files }: Needs,
  document: Pick<StoredDocument, 'storage_key' | 'mime_type' | 'file_name' | 'size_bytes'>,
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
  if (document.copy_key === null) return requireFinished(document);
  const content = await needs.files.open(document.copy_key);
  return (
    content && {
      content,
      mimeType: 'image/jpeg',
      fileName: `${withoutEnding(document.file_name)}.jpg`,
      size: document.copy_size_bytes,
    }
  );
}

/** What has no copies yet will have them in a moment; what never will have any answers `undefined`. */
function requireFinished({ copies_state: state }: StoredDocument): undefined {
  if (state !== 'waiting') return undefined;
  throw new Problem(503, 'picture_not_ready', { headers: { 'retry-after': '2' } });
}

function withoutEnding(fileName: string): string {
  return fileName.replace(/\.[^.]{1,8}$/u, '');
}
