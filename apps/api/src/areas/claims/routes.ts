import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browsePreviewDocuments, previewClaimFile } from './preview/preview-claim-file.ts';
import { browseSearch } from './search/browse-search.ts';
import { addNote, type NoteNeeds } from './timeline/add-note.ts';
import { browseTimeline, getTimelineAssignment } from './timeline/browse-timeline.ts';
import { browseNoteVersions, editNote } from './timeline/edit-note.ts';
import { findColleagues } from './timeline/mention-repository.ts';
import { pinTimelineEntry } from './timeline/pin-entry.ts';
import { takeBackNote } from './timeline/take-back-note.ts';

/** The handlers of the area. */
export function claimsRoutes(needs: NoteNeeds): RouteTable<'claims'> {
  return {
    addNote: (call) => addNote(needs, call),
    browsePreviewDocuments,
    browseColleagues: ({ tx, caller }) => findColleagues(tx, caller.orgId),
    browseNoteVersions,
    browseSearch,
    browseTimeline,
    editNote,
    getTimelineAssignment,
    pinTimelineEntry,
    previewClaimFile,
    takeBackNote: (call) => takeBackNote(needs, call),
  };
}
