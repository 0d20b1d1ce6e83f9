export { browseSearch } from './search/browse-search.ts';
export { findEvent, findParties, findVehicles } from './claim-file-repository.ts';
export { findsForPreview } from './preview/previewed-search.ts';
export { forgetNameWords, wordsAtOnce } from './search/forget-name-words.ts';
export { recordTimelineEvent, recordTimelineEvents } from './timeline/timeline-event.ts';
export type { BilingualText, NewTimelineEvent, TimelineContext } from './timeline/timeline-event.ts';
export { writeNotes } from './timeline/add-note.ts';
