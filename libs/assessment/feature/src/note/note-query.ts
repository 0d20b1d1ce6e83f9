import { apiQuery, getAssessmentNote } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** The inspection and its note, as the server answers it. */
export type OpenedNote = Schema<'OpenedNote'>;
/** A version of the note. */
export type Note = Schema<'AssessmentNote'>;

/** The note of an inspection: its newest version, or the one that is named. */
export const noteQuery = (assignmentId: string, version?: number) =>
  apiQuery(getAssessmentNote, {
    params: { path: { assignment_id: assignmentId }, query: version === undefined ? {} : { version } },
  });

/** The answers in which pages have read notes of an inspection, the newest and those that were named. */
export const answersWithNote = (assignmentId: string) => ({
  queryKey: [
    getAssessmentNote.tag,
    getAssessmentNote.id,
    { params: { path: { assignment_id: assignmentId } } },
  ],
});
