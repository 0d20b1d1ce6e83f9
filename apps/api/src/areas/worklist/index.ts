export { browseDayAgenda } from './shortlist/browse-day-agenda.ts';
export { browseShortlist, countTiles, tilesFor } from './shortlist/browse-shortlist.ts';
export { browseWorklist, readWorklist } from './list/browse-worklist.ts';
export { orderOf, pageSizeOf } from './list/worklist-filter.ts';
export { checkListsJob } from './check/check-lists-job.ts';
