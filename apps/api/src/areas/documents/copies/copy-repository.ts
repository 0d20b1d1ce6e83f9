import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A picture whose copies have to be made. */
export type PictureWithoutCopies = { storage_key: string; mime_type: string; thumbnail_key: string | null };

/** Copies that were made. */
export type MadeCopies = {
  thumbnailKey: string;
  /** Papers have no copy: people outside get the file itself. */
  copyKey: string | null;
  copySize: number;
  pageCount: number | null;
};

/** A picture that still waits for its copies. */
export async function findPicture(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<PictureWithoutCopies | undefined> {
  return tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('copies_state', '=', 'waiting')
    .where('scan_state', 'not in', ['pending', 'infected'])
    .select(['storage_key', 'mime_type', 'thumbnail_key'])
    .executeTakeFirst();
}

/** How many pictures of the same claim, or of the same guest before there is one, wait and came before. At most 1,000. */
export async function countWaitingBefore(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from document own join document d on d.org_id = own.org_id
        and coalesce(d.claim_file_id, d.uploaded_in_session_id) = coalesce(own.claim_file_id, own.uploaded_in_session_id)
      where own.org_id = ${orgId} and own.document_id = ${documentId} and d.copies_state = 'waiting'
        and (d.system_time, d.document_id) < (own.system_time, own.document_id)
      limit 1000) as before`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Pictures that wait for their copies, oldest first. */
export async function findWaitingPictures(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const found = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('copies_state', '=', 'waiting')
    // What is held back comes when it is released.
    .where('scan_state', 'not in', ['pending', 'infected'])
    .select('document_id')
    .orderBy('system_time')
    .orderBy('document_id')
    .limit(10_000)
    .execute();
  return found.map((row) => row.document_id);
}

/** Keeps copies with their document; answers whether it still waited for them. */
export async function keepCopies(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
  { thumbnailKey, copyKey, copySize, pageCount }: MadeCopies,
): Promise<boolean> {
  const row = await tx
    .updateTable('document')
    .set({
      thumbnail_key: thumbnailKey,
      copy_key: copyKey,
      copy_size_bytes: copySize,
      page_count: pageCount,
      copies_state: 'ready',
    })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('copies_state', '=', 'waiting')
    .returning('document_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** There will be no copies of a picture. */
export async function giveUpCopies(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ copies_state: 'none' })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('copies_state', '=', 'waiting')
    .execute();
}

/** A picture whose copies could not be made waits for them again. */
export async function wantCopies(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ copies_state: 'waiting' })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('copies_state', '=', 'none')
    .execute();
}
