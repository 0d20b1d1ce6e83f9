import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { documentReceived } from '#src/areas/documents/events.ts';
import { attachWaitingDocuments } from '#src/areas/documents/index.ts';
import { insertObjectionDocuments } from './objection-repository.ts';
import { findOfferedFile, type OfferRow } from './offer-repository.ts';

/** Puts what the claimant has uploaded in this session on the file, with the objection that it came with. */
export async function attachObjectionFiles(
  context: ChangeContext,
  { offer_id: offerId, offer_no: offerNo, claim_file_id: claimFileId }: OfferRow,
  documentIds: readonly string[],
): Promise<void> {
  const { tx, caller } = context;
  if (documentIds.length === 0 || (caller.kind !== 'guest' && caller.kind !== 'tracker')) return;
  const { orgId, sessionId } = caller;
  const { main_assignment_id: assignmentId } = await findOfferedFile(tx, { orgId, claimFileId });
  if (assignmentId === null) throw new Error(`The file of offer ${offerId} has no main work.`);
  const attached = await attachWaitingDocuments(tx, {
    orgId,
    sessionId,
    documentIds,
    claimFileId,
    assignmentId,
  });
  const known = new Set(attached.map(({ document_id: id }) => id));
  // Foreign, removed and unknown ones look alike; the claimant adds the file again.
  const gone = documentIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `document_ids.${index}`, code: 'outdated' as const }],
  );
  if (gone.length > 0) throw new Problem(422, 'rule_refused', { fields: gone });
  await insertObjectionDocuments(tx, { orgId, offerId, documentIds });
  for (const { document_id: documentId, file_name: fileName } of attached)
    await recordTimelineEvent(context, {
      claimFileId,
      assignmentId,
      kind: 'document',
      title: {
        ro: `Document primit cu contestația ofertei ${offerNo}`,
        en: `Document received with the objection to offer ${offerNo}`,
      },
      body: fileName,
      data: { document_id: documentId, offer_id: offerId },
      visibility: 'claimant',
    });
  await publish(context, documentReceived, { claimFileId, assignmentId, documentIds, isFromClaimant: true });
}
