export { findAwayPeople, findAwayTimes } from './away-repository.ts';
export { findContact, findReplaced, replacedUserIds } from './replacement-repository.ts';
export { findFreeDays } from './rules/leave-rules-repository.ts';
