import { isPreviewOnly } from '@dosar/openapi/preview-only';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { contentForClaimant, originalContent, thumbnailContent } from './document-content.ts';
import { findRequestedItem } from './requests/guest-request-repository.ts';
import { refuseHeld } from './scan/held-document.ts';
import { findDocument, type StoredDocument } from './document-repository.ts';

type Needs = { files: FileStore };
// Papers carry personal data that nothing can mask; a preview shows what happened to the vehicle.
const damagePhoto = 'damage_photo';

type Reader = Call<'downloadDocument'>['caller'];

/** The content of a document for whoever may read it. What does not exist and what is foreign answer alike. */
export async function downloadDocument(needs: Needs, call: Call<'downloadDocument'>) {
  const { path, query, caller, tx } = call;
  const document = await findDocument(tx, caller.orgId, path.document_id);
  if (!document || !mayRead(caller, document, await isOfRequest(call, document))) throw notFound();

  call.audit.subject(document.document_id);
  refuseHeld(document);
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

/** Whether a guest came by the link of the request that a document answers. */
async function isOfRequest(
  { caller, tx }: Call<'downloadDocument'>,
  document: StoredDocument,
): Promise<boolean> {
  const itemId = document.doc_request_item_id;
  if (caller.kind !== 'guest' || caller.scope.docRequestId === undefined || itemId === null) return false;
  const { docRequestId } = caller.scope;
  return (await findRequestedItem(tx, { orgId: caller.orgId, docRequestId, itemId })) !== undefined;
}

function mayRead(reader: Reader, document: StoredDocument, isForRequest: boolean): boolean {
  if (reader.sessionId === document.uploaded_in_session_id) return true;
  if (reader.kind === 'staff')
    return (
      document.claim_file_id !== null && (!isPreviewer(reader) || document.doc_type_code === damagePhoto)
    );
  // The recipient of a request sees what was sent for it, also after opening the link anew.
  if (reader.scope.docRequestId !== undefined) return isForRequest;
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
