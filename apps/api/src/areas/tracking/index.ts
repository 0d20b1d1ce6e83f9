export { findFilePhase } from './file-phase-repository.ts';
