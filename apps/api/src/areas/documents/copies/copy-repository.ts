import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A picture whose copies have to be made. */
export type PictureWithoutCopies = {
  document_id: string;
  storage_key: string;
  thumbnail_key: string | null;
  copies_attempts: number;
};

/** Copies that were made. */
export type MadeCopies = { thumbnailKey: string; copyKey: string; copySize: number };

const mostAttempts = 5;

/** Organisations with a picture whose copies have to be made. */
export async function findOrgsWithWaitingCopies(tx: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ org_id: string }>`select find_orgs_with_waiting_copies() as org_id`.execute(
    tx,
  );
  return rows.map((row) => row.org_id);
}

/**
 * Takes the newest picture of an organisation that nobody works on: somebody may be looking at it just now.
 *
 * Each try keeps the others away four times as long, so that a full disk has hours to be noticed.
 */
export async function leasePicture(
  tx: Transaction<Database>,
  orgId: string,
): Promise<PictureWithoutCopies | undefined> {
  const { rows } = await sql<PictureWithoutCopies>`
    update document set copies_attempts = copies_attempts + 1,
      copies_leased_until = now() + make_interval(mins => power(4, copies_attempts)::integer)
    where org_id = ${orgId} and document_id = (
      select document_id from document
      where org_id = ${orgId} and copies_state = 'waiting' and coalesce(copies_leased_until, '-infinity') < now()
      order by system_time desc limit 1 for update skip locked)
    returning document_id, storage_key, thumbnail_key, copies_attempts`.execute(tx);
  return rows[0];
}

/** Keeps copies with their document; answers whether it still waited for them. */
export async function keepCopies(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
  { thumbnailKey, copyKey, copySize }: MadeCopies,
): Promise<boolean> {
  const row = await tx
    .updateTable('document')
    .set({
      thumbnail_key: thumbnailKey,
      copy_key: copyKey,
      copy_size_bytes: copySize,
      copies_state: 'ready',
      copies_leased_until: null,
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
    .set({ copies_state: 'none', copies_leased_until: null })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('copies_state', '=', 'waiting')
    .execute();
}

/** Whether a picture was tried so often that another try would be no better. */
export function isTriedEnough({ copies_attempts: attempts }: PictureWithoutCopies): boolean {
  return attempts >= mostAttempts;
}
