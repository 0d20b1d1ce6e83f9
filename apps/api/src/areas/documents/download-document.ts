import { isPreviewOnly } from '@dosar/openapi/preview-only';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { contentForClaimant, originalContent, thumbnailContent } from './document-content.ts';
import { findDocument, type StoredDocument } from './document-repository.ts';

type Needs = { files: FileStore };
// Papers carry personal data that nothing can mask; a preview shows what happened to the vehicle.
const damagePhoto = 'damage_photo';

type Reader = Call<'downloadDocument'>['caller'];

/** The content of a document for whoever may read it. What does not exist and what is foreign answer alike. */
export async function downloadDocument(needs: Needs, call: Call<'downloadDocument'>) {
  const { path, query, caller, tx } = call;
  const document = await findDocument(tx, caller.orgId, path.document_id);
  if (!document || !mayRead(caller, document)) throw notFound();

  call.audit.subject(document.document_id);
  const answer = await contentFor(needs, caller, document, query.variant);
  if (!answer) throw notFound();
  // Thumbnails come with the list of documents, dozens at a glance; who looked at a document is who fetched the document.
  if (query.variant === 'thumbnail') call.audit.leaveOut();
  return answer;
}

function contentFor(needs: Needs, reader: Reader, document: StoredDocument, variant = 'original') {
  if (variant === 'thumbnail') return thumbnailContent(needs, document);
  if (variant === 'copy' || isPreviewer(reader)) return contentForClaimant(needs, document);
  const isTheirOwn = reader.sessionId === document.uploaded_in_session_id;
  return reader.kind === 'staff' || isTheirOwn
    ? originalContent(needs, document)
    : contentForClaimant(needs, document);
}

function mayRead(reader: Reader, document: StoredDocument): boolean {
  if (document.scan_state === 'pending' || document.scan_state === 'infected') return false;
  if (reader.sessionId === document.uploaded_in_session_id) return true;
  if (reader.kind === 'staff')
    return (
      document.claim_file_id !== null && (!isPreviewer(reader) || document.doc_type_code === damagePhoto)
    );
  // A guest of one assignment sees what was released to claimants on it, and nothing of another one.
  return (
    reader.scope.assignmentId !== undefined &&
    reader.scope.assignmentId === document.assignment_id &&
    document.visibility === 'claimant'
  );
}

function isPreviewer(reader: Reader): boolean {
  return reader.kind === 'staff' && isPreviewOnly(reader.roles);
}
