import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type ObjectionDocuments = { orgId: string; offerId: string; documentIds: readonly string[] };

/** Notes down which documents came with an objection to an offer. */
export async function insertObjectionDocuments(
  tx: Transaction<Database>,
  { orgId, offerId, documentIds }: ObjectionDocuments,
): Promise<void> {
  await tx
    .insertInto('offer_objection_document')
    .values(documentIds.map((documentId) => ({ org_id: orgId, offer_id: offerId, document_id: documentId })))
    .execute();
}
