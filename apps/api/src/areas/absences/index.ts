export { findReplaced, replacedUserIds } from './replacement-repository.ts';
