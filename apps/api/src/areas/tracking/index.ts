export { findCodeOwner } from './challenge-repository.ts';
export { findFilePhase } from './file-phase-repository.ts';
