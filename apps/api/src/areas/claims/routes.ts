import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { findOpenBranches } from './change/branch-repository.ts';
import { changeBranch } from './change/change-branch.ts';
import { changeEvent, changePolicy, changeVehicle } from './change/change-file.ts';
import { addParty, changeParty } from './change/change-party.ts';
import { showPartyNumber, type NumberNeeds } from './change/party-numbers.ts';
import { saveContact } from './change/save-contact.ts';
import { browseFileLinks, linkClaimFile, unlinkClaimFile } from './links/link-files.ts';
import { recordPrintout, type PrintNeeds } from './printouts/record-printout.ts';
import { browsePreviewDocuments, previewClaimFile } from './preview/preview-claim-file.ts';
import { browseSearch } from './search/browse-search.ts';
import { addNote, type NoteNeeds } from './timeline/add-note.ts';
import { browseTimeline, getTimelineAssignment } from './timeline/browse-timeline.ts';
import { browseNoteVersions, editNote } from './timeline/edit-note.ts';
import { findColleagues } from './timeline/mention-repository.ts';
import { pinTimelineEntry } from './timeline/pin-entry.ts';
import { takeBackNote } from './timeline/take-back-note.ts';

/** The handlers of the area. */
export function claimsRoutes(needs: NoteNeeds & NumberNeeds & PrintNeeds): RouteTable<'claims'> {
  return {
    addParty,
    browseFileLinks,
    linkClaimFile,
    unlinkClaimFile,
    browseFileBranches: ({ tx, caller }) => findOpenBranches(tx, caller.orgId),
    changeBranch,
    changeEvent,
    changeParty: (call) => changeParty(needs, call),
    changePolicy,
    changeVehicle,
    saveContact,
    showPartyNumber: (call) => showPartyNumber(needs, call),
    addNote: (call) => addNote(needs, call),
    browsePreviewDocuments,
    browseColleagues: ({ tx, caller }) => findColleagues(tx, caller.orgId),
    browseNoteVersions,
    browseSearch: (call) => browseSearch(needs, call),
    browseTimeline,
    editNote,
    getTimelineAssignment,
    pinTimelineEntry,
    previewClaimFile,
    recordPrintout: (call) => recordPrintout(needs, call),
    takeBackNote: (call) => takeBackNote(needs, call),
  };
}
