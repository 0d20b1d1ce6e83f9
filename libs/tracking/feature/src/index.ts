export type { CasePart } from './case-view/case-part.ts';
export { ContactConfirmation } from './contact-confirmation/contact-confirmation.tsx';
export { caseAddress } from './search/case-number.ts';
export { keepFirstView } from './first-view.tsx';
export { Tracker } from './tracker/tracker.tsx';
export { trackerPlace, type TrackerPlace } from './tracker/tracker-place.ts';
