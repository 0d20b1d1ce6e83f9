import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { mayRead, variantFor, type DocumentReader, type Variant } from './document-access.ts';
import { contentForClaimant, originalContent, thumbnailContent } from './document-content.ts';
import { findRequestedItem } from './requests/guest-request-repository.ts';
import { refuseHeld } from './scan/held-document.ts';
import { findDocument, type StoredDocument } from './document-repository.ts';

type Needs = { files: FileStore };
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

function contentFor(
  needs: Needs,
  reader: DocumentReader,
  document: StoredDocument,
  asked: Variant = 'original',
) {
  const variant = variantFor(reader, document, asked);
  if (variant === 'thumbnail') return thumbnailContent(needs, document);
  return variant === 'original' ? originalContent(needs, document) : contentForClaimant(needs, document);
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
