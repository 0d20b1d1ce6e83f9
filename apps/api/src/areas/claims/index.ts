export { browseSearch } from './search/browse-search.ts';
export { findEvent, findParties, findVehicles } from './claim-file-repository.ts';
export { findsForPreview } from './preview/previewed-search.ts';
export { recordTimelineEvent, recordTimelineEvents } from './timeline/timeline-event.ts';
export type { NewTimelineEvent, TimelineContext } from './timeline/timeline-event.ts';
export { writeNotes } from './timeline/add-note.ts';
export { registerClaim } from './register-claim.ts';
export { confirmContactChannel, insertContactChannels } from './contact-channel-repository.ts';
export { setTrackerStep } from './claim-file-repository.ts';
