import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '../../generated/database.ts';

type AssignmentMoment = { orgId: string; assignmentId: string; now: Date };

/** Marks that something happened on an assignment; answers its file, or `undefined` when the organisation has none such. */
export async function touchAssignment(
  tx: Transaction<Database>,
  { orgId, assignmentId, now }: AssignmentMoment,
) {
  const row = await tx
    .updateTable('assignment')
    .set({ last_activity_at: now })
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .returning('claim_file_id')
    .executeTakeFirst();
  return row?.claim_file_id;
}

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

/** Stores a note and answers its id. */
export async function insertNote(tx: Transaction<Database>, note: NewNote) {
  const row = await tx
    .insertInto('note')
    .values({
      org_id: note.orgId,
      claim_file_id: note.claimFileId,
      assignment_id: note.assignmentId,
      body: note.body,
      visibility: note.visibility,
      author_user_id: note.authorUserId,
      on_behalf_of_user_id: note.onBehalfOfUserId,
      created_at: note.now,
    })
    .returning('note_id')
    .executeTakeFirstOrThrow();
  return row.note_id;
}
