export { findContact, findReplaced, replacedUserIds } from './replacement-repository.ts';
