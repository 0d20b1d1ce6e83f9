import { sql, type Transaction } from 'kysely';
import type { NoteHead, NoteLineValues, NotePhoto, NoteTotals } from '@dosar/assessment-domain';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A finding that somebody let stand. */
export type IgnoredFinding = { finding_key: string; reason: string; user_id: string; at: string };

/** A version of a note as it is stored, without its lines. */
export type NoteRow = {
  assessment_note_id: string;
  assignment_id: string;
  claim_file_id: string;
  version_no: number;
  supplement_no: number;
  parent_note_id: string | null;
  state: Schema<'NoteState'>;
  head: NoteHead;
  totals: NoteTotals | null;
  ignored_findings: IgnoredFinding[];
  reason: string | null;
  assessor_name: string | null;
  hash: string | null;
  document_id: string | null;
  signer_name: string | null;
  signature: string | null;
  unsigned_reason: string | null;
  missing_reason: string | null;
  total_loss: 'asked' | 'approved' | 'refused' | null;
  gross_bani: number | null;
  committed_at: Date | null;
  updated_at: Date;
  row_version: number;
};

const columns = sql`note.assessment_note_id, note.assignment_id, note.claim_file_id, note.version_no, note.supplement_no,
  note.parent_note_id, note.state, note.head, note.totals, note.ignored_findings, note.reason, person.full_name as assessor_name,
  note.hash, note.document_id, note.signer_name, note.signature, note.unsigned_reason, note.missing_reason, note.total_loss, note.gross_bani::float8, note.committed_at,
  note.updated_at, note.row_version`;
const source = sql`assessment_note note
  left join app_user person on person.org_id = note.org_id and person.user_id = note.assessor_user_id`;

/** A version of a note. */
export async function findNote(tx: Tx, orgId: string, noteId: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`select ${columns} from ${source}
    where note.org_id = ${orgId} and note.assessment_note_id = ${noteId}`.execute(tx);
  return rows[0];
}

/** The closed note whose hash begins like this; two that begin alike are none. */
export async function findNoteByHash(tx: Tx, orgId: string, hash: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`select ${columns} from ${source}
    where note.org_id = ${orgId} and note.hash like ${`${hash}%`} limit 2`.execute(tx);
  return rows.length === 1 ? rows[0] : undefined;
}

/** The same, held until the transaction ends: whoever else changes the note waits. */
export async function lockNote(tx: Tx, orgId: string, noteId: string): Promise<NoteRow | undefined> {
  await sql`select from assessment_note where org_id = ${orgId} and assessment_note_id = ${noteId} for update`.execute(
    tx,
  );
  return findNote(tx, orgId, noteId);
}

/** The versions of the note of an inspection, the newest first. */
export async function findNotes(tx: Tx, orgId: string, assignmentId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`select ${columns} from ${source}
    where note.org_id = ${orgId} and note.assignment_id = ${assignmentId}
    order by note.version_no desc limit 99`.execute(tx);
  return rows;
}

/** A line as it is stored. */
export type LineRow = {
  item_guid: string;
  row_version: number;
  values: NoteLineValues;
  changed_by: string | null;
  changed_at: Date;
};

/** The lines of a note in their order. */
export async function findLines(tx: Tx, orgId: string, noteId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select item.item_guid, item.row_version, person.full_name as changed_by, item.changed_at,
      item.line || jsonb_build_object('position', item.position, 'part_code', item.part_code, 'part_name', item.part_name) as values
    from assessment_item item
    left join app_user person on person.org_id = item.org_id and person.user_id = item.changed_by_user_id
    where item.org_id = ${orgId} and item.assessment_note_id = ${noteId}
    order by item.position, item.item_guid limit 500`.execute(tx);
  return rows;
}

/** The photos of a note in their order. */
export async function findPhotos(tx: Tx, orgId: string, noteId: string): Promise<NotePhoto[]> {
  const { rows } = await sql<NotePhoto>`
    select document_id, subject, item_guid from assessment_photo
    where org_id = ${orgId} and assessment_note_id = ${noteId} order by position limit 300`.execute(tx);
  return rows;
}

/** Who changes lines of a note, and when. */
export type LineChange = { orgId: string; noteId: string; userId: string; now: Date };

/** Writes a line: a new one, or new values of one that is there. */
export async function storeLine(
  tx: Tx,
  { orgId, noteId, userId, now }: LineChange,
  { item_guid: guid, values }: { item_guid: string; values: NoteLineValues },
): Promise<void> {
  const { position, part_code: code, part_name: name, ...line } = values;
  await sql`
    insert into assessment_item (org_id, assessment_note_id, item_guid, position, part_code, part_name, line,
      changed_by_user_id, changed_at)
    values (${orgId}, ${noteId}, ${guid}, ${position}, ${code}, ${name}, ${JSON.stringify(line)}::jsonb, ${userId}, ${now})
    on conflict (org_id, assessment_note_id, item_guid) do update set position = excluded.position,
      part_code = excluded.part_code, part_name = excluded.part_name, line = excluded.line,
      changed_by_user_id = excluded.changed_by_user_id, changed_at = excluded.changed_at,
      row_version = assessment_item.row_version + 1`.execute(tx);
}

/** Removes a line; photos that showed it stay photos of the note. */
export async function deleteLine(tx: Tx, { orgId, noteId }: LineChange, guid: string): Promise<void> {
  await sql`delete from assessment_item
    where org_id = ${orgId} and assessment_note_id = ${noteId} and item_guid = ${guid}`.execute(tx);
  await sql`delete from assessment_photo
    where org_id = ${orgId} and assessment_note_id = ${noteId} and item_guid = ${guid}`.execute(tx);
}

/** Replaces the photos of a note. */
export async function storePhotos(
  tx: Tx,
  { orgId, noteId }: { orgId: string; noteId: string },
  photos: readonly NotePhoto[],
): Promise<void> {
  await sql`delete from assessment_photo where org_id = ${orgId} and assessment_note_id = ${noteId}`.execute(
    tx,
  );
  await sql`
    insert into assessment_photo (org_id, assessment_note_id, document_id, subject, item_guid, position)
    select ${orgId}, ${noteId}, photo.document_id, photo.subject, photo.item_guid, photo.position
    from jsonb_to_recordset(${JSON.stringify(photos.map((photo, position) => ({ ...photo, position })))}::jsonb)
      as photo (document_id uuid, subject text, item_guid uuid, position integer)
    on conflict do nothing`.execute(tx);
}

/** Codes of parts that the reference list does not have, of those named. */
export async function findUnknownParts(tx: Tx, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) as wanted (code)
    where not exists (select from vehicle_part where vehicle_part_code = wanted.code)`.execute(tx);
  return rows.map(({ code }) => code);
}

/** What changes of the head of a note; its version grows with it. */
export type NoteChange = Partial<{
  state: Schema<'NoteState'>;
  head: NoteHead;
  totals: NoteTotals | null;
  ignored_findings: readonly IgnoredFinding[];
  gross_bani: number;
  hash: string;
  document_id: string;
  signer_name: string | null;
  signature: string | null;
  unsigned_reason: string | null;
  missing_reason: string | null;
  total_loss: 'asked' | 'approved' | 'refused' | null;
  committed_at: Date;
}>;

/** Changes a note. */
export async function updateNote(tx: Tx, orgId: string, noteId: string, change: NoteChange): Promise<void> {
  const { head, totals, ignored_findings: ignored, ...rest } = change;
  await tx
    .updateTable('assessment_note')
    .set((row) => ({
      ...rest,
      ...(head && { head: JSON.stringify(head) }),
      ...(totals !== undefined && { totals: totals === null ? null : JSON.stringify(totals) }),
      ...(ignored && { ignored_findings: JSON.stringify(ignored) }),
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('assessment_note_id', '=', noteId)
    .execute();
}

/** A note that was reckoned is a draft again once a line of it has changed. */
export async function reopenDraft(tx: Tx, orgId: string, noteId: string): Promise<void> {
  await sql`update assessment_note set state = 'draft', updated_at = now()
    where org_id = ${orgId} and assessment_note_id = ${noteId} and state in ('draft', 'calculated')`.execute(
    tx,
  );
}

type NewNote = {
  orgId: string;
  assignmentId: string;
  claimFileId: string;
  versionNo: number;
  supplementNo: number;
  parentNoteId: string | null;
  head: NoteHead;
  reason: string | null;
  userId: string;
  now: Date;
};

/** Begins a version of a note; answers its id. */
export async function insertNote(tx: Tx, note: NewNote): Promise<string> {
  const { assessment_note_id: id } = await tx
    .insertInto('assessment_note')
    .values({
      org_id: note.orgId,
      assignment_id: note.assignmentId,
      claim_file_id: note.claimFileId,
      version_no: note.versionNo,
      supplement_no: note.supplementNo,
      parent_note_id: note.parentNoteId,
      head: JSON.stringify(note.head),
      reason: note.reason,
      assessor_user_id: note.userId,
      created_at: note.now,
      updated_at: note.now,
    })
    .returning('assessment_note_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Copies lines and photos of a note into its supplement; lines keep their guids. */
export async function copyContent(
  tx: Tx,
  { orgId, fromNoteId, toNoteId }: { orgId: string; fromNoteId: string; toNoteId: string },
): Promise<void> {
  await sql`
    insert into assessment_item (org_id, assessment_note_id, item_guid, position, part_code, part_name, line,
      changed_by_user_id, changed_at)
    select org_id, ${toNoteId}, item_guid, position, part_code, part_name, line, changed_by_user_id, changed_at
    from assessment_item where org_id = ${orgId} and assessment_note_id = ${fromNoteId}`.execute(tx);
  await sql`
    insert into assessment_photo (org_id, assessment_note_id, document_id, subject, item_guid, position)
    select org_id, ${toNoteId}, document_id, subject, item_guid, position
    from assessment_photo where org_id = ${orgId} and assessment_note_id = ${fromNoteId}`.execute(tx);
}

/** Nobody else begins a note of the inspection until the transaction ends. */
export async function lockInspection(tx: Tx, orgId: string, assignmentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`note|${orgId}|${assignmentId}`}, 0))`.execute(
    tx,
  );
}
