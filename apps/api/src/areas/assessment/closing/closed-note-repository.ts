import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A supplement takes the place of the note before it. */
export async function supersedeNote(tx: Tx, orgId: string, noteId: string): Promise<void> {
  await sql`update assessment_note set state = 'superseded', row_version = row_version + 1
    where org_id = ${orgId} and assessment_note_id = ${noteId} and state = 'committed'`.execute(tx);
}
