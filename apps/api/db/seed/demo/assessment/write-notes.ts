import type { NoteHead, NoteLine, NotePhoto, NoteTotals } from '@dosar/assessment-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { noteHash } from '#src/areas/assessment/closing/note-hash.ts';

type Tx = Transaction<Database>;

/** A note of the demo world. */
export type DemoNote = {
  noteId: string;
  /** 0 for the first note; a supplement names the note that it changes, and why. */
  supplementNo: number;
  parentId: string | null;
  reason: string | null;
  assignmentId: string;
  claimFileId: string;
  claimFileNo: string;
  userId: string | null;
  at: Date;
  isClosed: boolean;
  head: NoteHead;
  lines: readonly NoteLine[];
  photos: readonly NotePhoto[];
  totals: NoteTotals;
};

/** Writes notes as drafts, with their lines and photos. */
export async function insertNotes(tx: Tx, orgId: string, notes: readonly DemoNote[]): Promise<void> {
  const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
  await sql`
    insert into assessment_note (org_id, assessment_note_id, assignment_id, claim_file_id, version_no, supplement_no,
      parent_note_id, reason, head, assessor_user_id, created_at, updated_at)
    select ${orgId}, note_id, assignment_id, claim_file_id, supplement_no + 1, supplement_no, parent_id, reason, head, user_id, at, at
    from jsonb_to_recordset(${json(
      notes.map((note) => ({
        note_id: note.noteId,
        assignment_id: note.assignmentId,
        claim_file_id: note.claimFileId,
        supplement_no: note.supplementNo,
        parent_id: note.parentId,
        reason: note.reason,
        head: note.head,
        user_id: note.userId,
        at: note.at,
      })),
    )}) as note (note_id uuid, assignment_id uuid, claim_file_id uuid, supplement_no integer, parent_id uuid, reason text, head jsonb, user_id uuid, at timestamptz)`.execute(
    tx,
  );
  const lines = notes.flatMap((note) =>
    note.lines.map(({ item_guid: guid, values }) => {
      const { position, part_code: code, part_name: name, ...line } = values;
      return { note_id: note.noteId, guid, position, code, name, line, user_id: note.userId, at: note.at };
    }),
  );
  await sql`
    insert into assessment_item (org_id, assessment_note_id, item_guid, position, part_code, part_name, line,
      changed_by_user_id, changed_at)
    select ${orgId}, note_id, guid, position, code, name, line, user_id, at
    from jsonb_to_recordset(${json(lines)}) as item (note_id uuid, guid uuid, position integer, code text, name text,
      line jsonb, user_id uuid, at timestamptz)`.execute(tx);
  const photos = notes.flatMap((note) =>
    note.photos.map((photo, position) => ({ ...photo, note_id: note.noteId, position })),
  );
  await sql`
    insert into assessment_photo (org_id, assessment_note_id, document_id, subject, item_guid, position)
    select ${orgId}, note_id, document_id, subject, item_guid, position
    from jsonb_to_recordset(${json(photos)}) as photo (note_id uuid, document_id uuid, subject text, item_guid uuid,
      position integer)`.execute(tx);
}

async function findPhotoHashes(tx: Tx, orgId: string, notes: readonly DemoNote[]) {
  const ids = notes.flatMap(({ photos }) => photos.map(({ document_id: id }) => id));
  const { rows } = await sql<{ document_id: string; sha256: string }>`
    select document_id, sha256 from document where org_id = ${orgId} and document_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map(({ document_id: id, sha256 }) => [id, sha256]));
}

/** Closes notes that were written as drafts. */
export async function closeNotes(tx: Tx, orgId: string, notes: readonly DemoNote[]): Promise<void> {
  const sha256Of = await findPhotoHashes(tx, orgId, notes);
  const closed = notes.map((note) => ({
    note_id: note.noteId,
    totals: note.totals,
    gross_bani: note.totals.gross_bani,
    // The same that closing it would have made: whoever prints the note can have it checked.
    hash: noteHash({
      claim_file_no: note.claimFileNo,
      version_no: note.supplementNo + 1,
      head: note.head,
      lines: note.lines,
      photos: note.photos.map((photo) => ({ ...photo, sha256: sha256Of.get(photo.document_id) ?? '' })),
      totals: note.totals,
    }),
    at: note.at,
  }));
  await sql`
    update assessment_note note set state = 'committed', totals = closed.totals, gross_bani = closed.gross_bani,
      hash = closed.hash, committed_at = closed.at
    from jsonb_to_recordset(${JSON.stringify(closed)}::jsonb)
      as closed (note_id uuid, totals jsonb, gross_bani bigint, hash text, at timestamptz)
    where note.org_id = ${orgId} and note.assessment_note_id = closed.note_id`.execute(tx);
}

/** Puts supplements in force: the notes that they change are replaced by them. */
export async function replaceNotes(tx: Tx, orgId: string, noteIds: readonly string[]): Promise<void> {
  await sql`
    update assessment_note set state = 'superseded'
    where org_id = ${orgId} and assessment_note_id = any(${noteIds}::uuid[])`.execute(tx);
}
