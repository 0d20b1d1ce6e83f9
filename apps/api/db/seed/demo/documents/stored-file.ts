import type { DemoContent } from '../demo-world.ts';

/** The columns of a document that follow from its stored content. */
export function storedFile(content: DemoContent) {
  return {
    file_name: content.fileName,
    mime_type: content.mimeType,
    size_bytes: content.sizeBytes,
    sha256: content.sha256,
    storage_key: content.storageKey,
    thumbnail_key: content.thumbnailKey,
    copy_key: content.copyKey,
    copy_size_bytes: content.copyKey === null ? 0 : content.sizeBytes,
    copies_state: content.copyKey === null ? ('none' as const) : ('ready' as const),
    page_count: content.mimeType === 'application/pdf' ? 1 : null,
  };
}
