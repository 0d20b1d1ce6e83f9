import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type NewNote = {
  orgId: string;
  claimFileId: string;
  assignmentId: string;
  body: string;
  visibility: Schema<'Visibility'>;
  authorUserId: string;
  onBehalfOfUserId: string | null;
  now: Date;
};

/** Stores notes and answers their ids in the same order. */
export async function insertNotes(tx: Transaction<Database>, notes: readonly NewNote[]): Promise<string[]> {
  const rows = await tx
    .insertInto('note')
    .values(
      notes.map((note) => ({
        org_id: note.orgId,
        claim_file_id: note.claimFileId,
        assignment_id: note.assignmentId,
        body: note.body,
        visibility: note.visibility,
        author_user_id: note.authorUserId,
        on_behalf_of_user_id: note.onBehalfOfUserId,
        created_at: note.now,
      })),
    )
    .returning('note_id')
    .execute();
  return rows.map((row) => row.note_id);
}
