import { printedKinds } from '#src/areas/claims/extension-points.ts';
import { hashOfStored } from '../closing/note-hash.ts';
import { findInspection } from '../note/inspection-repository.ts';
import { findLines, findNote, findNoteByHash, findNotes, type NoteRow } from '../note/note-repository.ts';
import { versionName } from './print-note.ts';
import { findStoredPhotos } from './printed-photo-repository.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
type Tx = Parameters<typeof findNote>[0];

async function stored(tx: Tx, orgId: string, note: NoteRow) {
  const { assessment_note_id: noteId, assignment_id: assignmentId } = note;
  const lines = await findLines(tx, orgId, noteId);
  // Nobody is named by it, whoever asks.
  const inspection = await findInspection(tx, { orgId, assignmentId, userId: noteId, language: 'ro' });
  return { lines, claimFileNo: inspection?.claim_file_no ?? '' };
}

/** Closed assessment notes on paper: each is checked by the hash that it was closed with. */
export const printedNotes = printedKinds.entry({
  kind: 'note',
  async find(tx, { orgId, key }) {
    const note = uuid.test(key) ? await findNote(tx, orgId, key) : undefined;
    if (typeof note?.hash !== 'string') return undefined;
    const { lines } = await stored(tx, orgId, note);
    return {
      claimFileId: note.claim_file_id,
      activityNo: versionName(note),
      entries: lines.map(({ item_guid: guid }) => [guid]),
      lastEntryAt: note.committed_at,
      hash: note.hash,
    };
  },
  async verify(tx, { orgId, hash }) {
    const note = await findNoteByHash(tx, orgId, hash);
    if (typeof note?.hash !== 'string' || note.committed_at === null || note.totals === null)
      return undefined;
    const { lines, claimFileNo } = await stored(tx, orgId, note);
    const photos = await findStoredPhotos(tx, { orgId, noteId: note.assessment_note_id });
    const versions = await findNotes(tx, orgId, note.assignment_id);
    const newer = versions.filter((other) => other.hash !== null && other.version_no > note.version_no);
    return {
      claimFileId: note.claim_file_id,
      printout: {
        kind: 'note',
        hash: note.hash,
        claim_file_no: claimFileNo,
        activity_no: versionName(note),
        exported_at: note.committed_at.toISOString(),
        exported_by: note.assessor_name ?? '',
        entries: lines.length,
        last_entry_at: null,
        newer_entries: newer.length,
        is_unchanged: hashOfStored({ claimFileNo, note, lines, photos, totals: note.totals }) === note.hash,
      },
    };
  },
});
