import { isPreviewOnly } from '@dosar/openapi/preview-only';
import type { Schema } from '@dosar/openapi';
import type { CallerOf } from '#src/kernel/http/caller.ts';

/** Who asks for the content of a document. */
export type DocumentReader = CallerOf<'downloadDocument'>;

/** What decides who may read a document. */
export type ReadableDocument = {
  claim_file_id: string | null;
  assignment_id: string | null;
  doc_type_code: string;
  visibility: Schema<'Visibility'>;
  uploaded_in_session_id: string | null;
};

/** What of a document is handed out: a photo tells its place in the original only. */
export type Variant = 'original' | 'copy' | 'thumbnail';

// Papers carry personal data that nothing can mask; a preview shows what happened to the vehicle.
const damagePhoto = 'damage_photo';

/** Whether somebody may read a document; `isForRequest` tells that it answers the request whose link they opened. */
export function mayRead(reader: DocumentReader, document: ReadableDocument, isForRequest: boolean): boolean {
  if (reader.sessionId === document.uploaded_in_session_id) return true;
  if (reader.kind === 'staff')
    return (
      document.claim_file_id !== null && (!isPreviewer(reader) || document.doc_type_code === damagePhoto)
    );
  // The recipient of a request sees what was sent for it, also after opening the link again.
  if (reader.scope.docRequestId !== undefined) return isForRequest;
  // A guest of one assignment sees what was released to claimants on it, and nothing of another one.
  return (
    reader.scope.assignmentId !== undefined &&
    reader.scope.assignmentId === document.assignment_id &&
    document.visibility === 'claimant'
  );
}

/** The variant that a reader gets who asks for one: originals go to staff and to who sent them. */
export function variantFor(
  reader: DocumentReader,
  document: Pick<ReadableDocument, 'uploaded_in_session_id'>,
  asked: Variant,
): Variant {
  if (asked !== 'original') return asked;
  if (isPreviewer(reader)) return 'copy';
  const isTheirOwn = reader.sessionId === document.uploaded_in_session_id;
  return reader.kind === 'staff' || isTheirOwn ? 'original' : 'copy';
}

function isPreviewer(reader: DocumentReader): boolean {
  return reader.kind === 'staff' && isPreviewOnly(reader.roles);
}
