import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Place } from './directory-repository.ts';

type Tx = Transaction<Database>;

/** The documents of a partner, what ends first before the others. */
export async function findPartnerDocuments(
  tx: Tx,
  { orgId, partnerId }: Place,
  today: string,
): Promise<Schema<'PartnerDocument'>[]> {
  const { rows } = await sql<Omit<Schema<'PartnerDocument'>, 'added_at'> & { added_at: Date }>`
    select paper.partner_document_id, paper.title, file.file_name, file.size_bytes::integer as size, paper.valid_until,
      paper.valid_until - ${today}::date as days_left, file.scan_state, paper.added_at, person.full_name as added_by_name
    from partner_document paper
    join document file on file.org_id = ${orgId} and file.document_id = paper.document_id
    left join app_user person on person.org_id = ${orgId} and person.user_id = paper.added_by_user_id
    where paper.org_id = ${orgId} and paper.partner_id = ${partnerId}
    order by paper.valid_until nulls last, paper.title, paper.partner_document_id`.execute(tx);
  return rows.map(({ added_at, ...document }) => ({ ...document, added_at: added_at.toISOString() }));
}

type NewPaper = {
  documentId: string;
  title: string;
  validUntil: string | null;
  addedAt: Date;
  addedBy: string;
};

/** Keeps that a private document belongs to a partner. */
export async function insertPartnerDocument(
  tx: Tx,
  { orgId, partnerId }: Place,
  { documentId, title, validUntil, addedAt, addedBy }: NewPaper,
): Promise<void> {
  await tx
    .insertInto('partner_document')
    .values({
      org_id: orgId,
      partner_id: partnerId,
      document_id: documentId,
      title,
      valid_until: validUntil,
      added_at: addedAt,
      added_by_user_id: addedBy,
    })
    .execute();
}

/** How many documents a partner has. */
export async function countPartnerDocuments(tx: Tx, { orgId, partnerId }: Place): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from partner_document
    where org_id = ${orgId} and partner_id = ${partnerId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** One document of a partner of the organisation. */
export function findPartnerDocument(tx: Tx, orgId: string, partnerDocumentId: string) {
  return tx
    .selectFrom('partner_document')
    .select(['partner_document_id', 'partner_id', 'document_id', 'title'])
    .where('org_id', '=', orgId)
    .where('partner_document_id', '=', partnerDocumentId)
    .executeTakeFirst();
}

/** Forgets that a document belongs to a partner, with the alerts about it. */
export async function deletePartnerDocument(tx: Tx, orgId: string, partnerDocumentId: string): Promise<void> {
  await tx
    .deleteFrom('partner_document')
    .where('org_id', '=', orgId)
    .where('partner_document_id', '=', partnerDocumentId)
    .execute();
}
