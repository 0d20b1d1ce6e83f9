export { findCodeOwner } from './challenge-repository.ts';
export { registerTrackerPages } from './pages/tracker-pages.ts';
export { proveCode } from './prove-code.ts';
export { findFilePhase } from './file-phase-repository.ts';
export { registerContactForm } from './pages/contact-form.ts';
