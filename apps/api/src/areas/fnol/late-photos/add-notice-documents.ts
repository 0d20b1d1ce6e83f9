import type { Call } from '#src/kernel/http/route-table.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { documentReceived } from '#src/areas/documents/events.ts';
import { findFiledClaim } from '../notified-claim-repository.ts';
import { attachPhotos } from './attach-photos.ts';

/** Gives photos that arrived after the report to the claim that the same session has filed, without waiting for the night. */
export async function addNoticeDocuments(call: Call<'addNoticeDocuments'>) {
  const { tx, caller, body, audit } = call;
  const filed = await findFiledClaim(tx, caller, body.claim_file_no);
  if (filed === undefined) throw notFound();
  const missing = new Set(await attachPhotos(call, filed, body.document_ids));
  const documentIds = body.document_ids.filter((id) => !missing.has(id));
  audit.subject(filed.claimFileId);
  audit.note({ count: documentIds.length });
  if (documentIds.length > 0)
    await publish(call, documentReceived, { documentIds, ...filed, isFromClaimant: true });
  return { document_ids: documentIds };
}
