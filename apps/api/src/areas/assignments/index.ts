export { changeAssignments } from './change/change-assignments.ts';
export { instantInJson, rowColumns, rowJoins } from './assignment-row-sql.ts';
export type { OpenedAssignment } from './new-assignment-repository.ts';
export { startLargeChange } from './change/large-change.ts';
export { offeredByStatus } from './transition/offered-by-status.ts';
export { isOpenToGuests } from './status-repository.ts';
export { openAssignment } from './open-assignment.ts';
export { isKindOfWork } from './new-assignment-repository.ts';
export { prepareNotes } from './change/prepare-notes.ts';
export { wakeBy } from './wake-assignments.ts';
export { wakeAssignmentsJob } from './wake-assignments-job.ts';
export {
  handOverWork,
  returnHandedOver,
  takeBackHandOver,
  type HandedOver,
} from './hand-over/hand-over-work.ts';
export { takeOverWork } from './hand-over/take-over-work.ts';
export { giveWork, type GivenWork } from './hand-over/give-work.ts';
export { countOpenWork, findOpenWork, type OpenWork } from './hand-over/open-work-repository.ts';
export { giveNewWork } from './hand-over/give-new-work.ts';
export { giveFollowingWork } from './transition/give-following-work.ts';
export { findOpenWorkOfKind } from './open-work-of-kind-repository.ts';
export { openActivity } from './open-activity.ts';
export { findGuestParty } from './guest-assignment-repository.ts';
