/** Where the note of an inspection stands. */
export const addressOfNote = (assignmentId: string) => `/assignments/assessment/note/${assignmentId}`;
