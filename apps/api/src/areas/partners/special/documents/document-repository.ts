import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; customerId: string };

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The documents of a customer, the newest first. */
export async function findDocuments(
  tx: Tx,
  { orgId, customerId }: Place,
  limit: number,
): Promise<Schema<'CustomerDocument'>[]> {
  const { rows } = await sql<Schema<'CustomerDocument'>>`
    select own.document_id, own.file_name, own.note, document.size_bytes::float8 as size, document.scan_state,
      ${instant('own.added_at')} as added_at, author.full_name as added_by
    from special_customer_document own
    join document on document.org_id = ${orgId} and document.document_id = own.document_id
    left join app_user author on author.org_id = ${orgId} and author.user_id = own.added_by_user_id
    where own.org_id = ${orgId} and own.special_customer_id = ${customerId} and own.removed_at is null
    order by own.added_at desc, own.document_id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What was removed from a customer lately. */
export async function findRemovedDocuments(
  tx: Tx,
  { orgId, customerId }: Place,
  limit: number,
): Promise<Schema<'RemovedCustomerDocument'>[]> {
  const { rows } = await sql<Schema<'RemovedCustomerDocument'>>`
    select own.document_id, own.file_name, ${instant('own.removed_at')} as removed_at, remover.full_name as removed_by
    from special_customer_document own
    left join app_user remover on remover.org_id = ${orgId} and remover.user_id = own.removed_by_user_id
    where own.org_id = ${orgId} and own.special_customer_id = ${customerId} and own.removed_at is not null
    order by own.removed_at desc, own.document_id desc limit ${limit}`.execute(tx);
  return rows;
}

type NewDocument = { documentId: string; fileName: string; note: string; userId: string; now: Date };

/** Adds a kept file to a customer. */
export async function insertCustomerDocument(
  tx: Tx,
  { orgId, customerId }: Place,
  { documentId, fileName, note, userId, now }: NewDocument,
): Promise<void> {
  await tx
    .insertInto('special_customer_document')
    .values({
      org_id: orgId,
      document_id: documentId,
      special_customer_id: customerId,
      file_name: fileName,
      note,
      added_at: now,
      added_by_user_id: userId,
    })
    .execute();
}

/** The customer that a document belongs to, as long as it was not removed. */
export async function holdDocumentOfCustomer(
  tx: Tx,
  orgId: string,
  documentId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('special_customer_document')
    .select('special_customer_id')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.special_customer_id;
}

/** Keeps that a document was removed, and by whom. */
export async function markDocumentRemoved(
  tx: Tx,
  orgId: string,
  documentId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('special_customer_document')
    .set({ removed_at: now, removed_by_user_id: userId })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .execute();
}
