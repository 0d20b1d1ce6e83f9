export { findAwayPeople } from './away-repository.ts';
export { findContact, findReplaced, replacedUserIds } from './replacement-repository.ts';
