import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type NewNote = {
  orgId: string;
  claimFileId: string;
  assignmentId: string;
  body: string;
  visibility: Schema<'EntryVisibility'>;
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

/** Who wrote a note, and in whose name. */
export type NoteAuthor = { orgId: string; authorUserId: string; onBehalfOfUserId: string | null };

type OwnNote = {
  note_id: string;
  claim_file_id: string;
  assignment_id: string;
  created_at: Date;
  row_version: number;
};

/** Somebody's own note behind an entry of the timeline. */
export async function findOwnNote(
  tx: Transaction<Database>,
  { orgId, authorUserId, onBehalfOfUserId }: NoteAuthor,
  eventId: string,
) {
  const { rows } = await sql<OwnNote>`
    select note.note_id, note.claim_file_id, note.assignment_id, note.created_at, note.row_version from timeline_event entry
    join note on note.org_id = ${orgId} and note.note_id = (entry.data ->> 'note_id')::uuid
    where entry.org_id = ${orgId} and entry.timeline_event_id = ${eventId} and entry.kind = 'note'
      and note.author_user_id = ${authorUserId}
      and note.on_behalf_of_user_id is not distinct from ${onBehalfOfUserId}`.execute(tx);
  return rows[0];
}

type EditedNote = { orgId: string; noteId: string; eventId: string; rowVersion: number; now: Date };

/** Rewrites a note and its entry; nothing happens, and the answer is `false`, when it is not at that version any more. */
export async function updateNote(
  tx: Transaction<Database>,
  { orgId, noteId, eventId, rowVersion, now }: EditedNote,
  { body, visibility }: { body: string; visibility: Schema<'EntryVisibility'> },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update note set body = ${body}, visibility = ${visibility}, row_version = row_version + 1, edited_at = ${now},
      edited_history = edited_history || jsonb_build_object('body', note.body, 'visibility', note.visibility,
        'written_at', to_char(coalesce(note.edited_at, note.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    where org_id = ${orgId} and note_id = ${noteId} and row_version = ${rowVersion}`.execute(tx);
  if (numAffectedRows === 0n) return false;
  await sql`update timeline_event set body = ${body}, visibility = ${visibility}
    where org_id = ${orgId} and timeline_event_id = ${eventId}`.execute(tx);
  return true;
}

/** What the note behind an entry said before, oldest first. */
export async function findNoteVersions(
  tx: Transaction<Database>,
  orgId: string,
  eventId: string,
): Promise<Schema<'NoteVersion'>[]> {
  const { rows } = await sql<Schema<'NoteVersion'>>`
    select version ->> 'body' as body, version ->> 'visibility' as visibility, version ->> 'written_at' as written_at
    from timeline_event entry
    join note on note.org_id = ${orgId} and note.note_id = (entry.data ->> 'note_id')::uuid
    cross join jsonb_array_elements(note.edited_history) with ordinality as kept (version, place)
    where entry.org_id = ${orgId} and entry.timeline_event_id = ${eventId} and entry.kind = 'note'
    order by kept.place limit 100`.execute(tx);
  return rows;
}

/**
 * Removes somebody's notes together with their entries in the timeline; answers the entries that are gone.
 *
 * A note that was edited stays, and so does one on whose assignment a colleague has written since.
 */
export async function deleteUnansweredNotes(
  tx: Transaction<Database>,
  { orgId, authorUserId, onBehalfOfUserId }: NoteAuthor,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ timeline_event_id: string }>`
    with gone as (
      delete from note using timeline_event entry
      where entry.org_id = ${orgId} and entry.timeline_event_id = any (${eventIds}::uuid[]) and entry.kind = 'note'
        and note.org_id = ${orgId} and note.note_id = (entry.data ->> 'note_id')::uuid
        and note.author_user_id = ${authorUserId}
        and note.on_behalf_of_user_id is not distinct from ${onBehalfOfUserId}
        and note.row_version = 1
        and not exists (select from note answer where answer.org_id = ${orgId}
          and answer.assignment_id = note.assignment_id and answer.created_at >= note.created_at
          and answer.author_user_id <> ${authorUserId})
      returning entry.timeline_event_id)
    delete from timeline_event using gone
    where timeline_event.org_id = ${orgId} and timeline_event.timeline_event_id = gone.timeline_event_id
    returning timeline_event.timeline_event_id`.execute(tx);
  return new Set(rows.map((row) => row.timeline_event_id));
}
