import { api, asFile, dataOf, newIdempotencyKey, saveFile } from '@dosar/api-client';
import type { Note, OpenedNote } from '../note/note-query.ts';

const pathOf = (note: Note) => ({ assessment_note_id: note.assessment_note_id });
const keyed = (note: Note) => ({
  path: pathOf(note),
  header: { 'Idempotency-Key': newIdempotencyKey() },
});

/** Reckons the note with the rates that hold now. */
export const recalculate = (note: Note): Promise<OpenedNote> =>
  dataOf(
    api.POST('/api/claim/assessmentNote/recalculate/{assessment_note_id}', {
      params: { path: pathOf(note) },
      body: { row_version: note.row_version },
    }),
  );

/** Lets a finding stand, with the reason. */
export const ignoreFinding = (note: Note, findingKey: string, reason: string): Promise<OpenedNote> =>
  dataOf(
    api.POST('/api/claim/assessmentNote/ignoreFinding/{assessment_note_id}', {
      params: { path: pathOf(note) },
      body: { finding_key: findingKey, reason, row_version: note.row_version },
    }),
  );

/** Closes the note; it never changes again. */
export const commit = (
  note: Note,
  closed: { signer_name?: string; signature?: string; unsigned_reason?: string; missing_reason?: string },
): Promise<OpenedNote> =>
  dataOf(
    api.POST('/api/claim/assessmentNote/commit/{assessment_note_id}', {
      params: keyed(note),
      body: { row_version: note.row_version, ...closed },
    }),
  );

/** Begins a supplement to a closed note. */
export const beginSupplement = (note: Note, reason: string): Promise<OpenedNote> =>
  dataOf(
    api.POST('/api/claim/assessmentNote/createSupplement/{assessment_note_id}', {
      params: keyed(note),
      body: { reason },
    }),
  );

/** Asks for the decision that the vehicle is a total loss. */
export const askForTotalLoss = (note: Note, reason: string): Promise<OpenedNote> =>
  dataOf(
    api.POST('/api/claim/assessmentNote/askTotalLoss/{assessment_note_id}', {
      params: keyed(note),
      body: { reason },
    }),
  );

/** Saves the note as a PDF on the device. */
export const downloadNote = (note: Note): Promise<void> =>
  saveFile(
    api.GET('/api/claim/assessmentNote/download/{assessment_note_id}', {
      params: { path: pathOf(note) },
      ...asFile,
    }),
  );
