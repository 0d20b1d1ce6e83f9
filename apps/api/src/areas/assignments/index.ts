export { changeAssignments } from './change/change-assignments.ts';
export { instantInJson, rowColumns, rowJoins } from './assignment-row.ts';
export { moveTracker } from './transition/transition-repository.ts';
export { openAssignment, type OpenedAssignment } from './open-assignment.ts';
export { prepareNotes } from './change/prepare-notes.ts';
export { wakeBy, wakeDue, wokenAtOnce } from './wake-assignments.ts';
