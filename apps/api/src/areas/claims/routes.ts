import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browsePreviewDocuments, previewClaimFile } from './preview/preview-claim-file.ts';
import { browseSearch } from './search/browse-search.ts';
import { addNote, type NoteNeeds } from './timeline/add-note.ts';
import { browseTimeline, getTimelineAssignment } from './timeline/browse-timeline.ts';
import { takeBackNote } from './timeline/take-back-note.ts';

/** The handlers of the area. */
export function claimsRoutes(needs: NoteNeeds): RouteTable<'claims'> {
  return {
    addNote: (call) => addNote(needs, call),
    browsePreviewDocuments,
    browseSearch,
    browseTimeline,
    getTimelineAssignment,
    previewClaimFile,
    takeBackNote: (call) => takeBackNote(needs, call),
  };
}
