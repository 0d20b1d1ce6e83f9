export { changeAssignments } from './change/change-assignments.ts';
export { instantInJson, rowColumns, rowJoins } from './assignment-row-sql.ts';
export type { OpenedAssignment } from './new-assignment-repository.ts';
export { openAssignment } from './open-assignment.ts';
export { prepareNotes } from './change/prepare-notes.ts';
export { wakeBy, wakeDue, wokenAtOnce } from './wake-assignments.ts';
