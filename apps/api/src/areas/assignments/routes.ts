import type { Db } from '../../kernel/database/index.ts';
import { standalone, type RouteTable } from '../../kernel/http/route-table.ts';
import { addNote } from './add-note.ts';
import { readDayAgenda } from './browse-day-agenda.ts';
import { readShortlist } from './browse-shortlist.ts';
import { browseSearch } from './browse-search.ts';
import { browseStatuses } from './browse-statuses.ts';
import { browseTimeline } from './browse-timeline.ts';
import { readWorklist } from './browse-worklist.ts';
import { changeRoutes } from './change-routes.ts';
import { browseExports, downloadExport, startExport, type ExportNeeds } from './exports.ts';
import { getAssignment } from './get-assignment.ts';
import { getGuestAssignment } from './get-guest-assignment.ts';
import { getTimelineAssignment } from './get-timeline-assignment.ts';
import { listRoutes } from './list-routes.ts';
import { previewClaimFile } from './preview-claim-file.ts';
import { browsePresence, reportPresence, streamChanges, type PresenceNeeds } from './presence.ts';
import { transitionAssignment } from './transition-assignment.ts';
import type { ChangeNeeds } from './ask-for-documents.ts';

/** What the area stands on. */
export type AssignmentsNeeds = { db: Db } & ChangeNeeds & ExportNeeds & PresenceNeeds;

/** The handlers of the area. */
export function assignmentsRoutes(needs: AssignmentsNeeds): RouteTable<'assignments'> {
  return {
    ...changeRoutes(needs),
    ...listRoutes,
    addNote,
    browseDayAgenda: standalone<'browseDayAgenda'>((call) => readDayAgenda(needs.db, call)),
    browseExports,
    browsePresence,
    browseShortlist: standalone<'browseShortlist'>((call) => readShortlist(needs.db, call)),
    browseSearch,
    browseStatuses,
    browseTimeline,
    browseWorklist: standalone<'browseWorklist'>((call) => readWorklist(needs.db, call)),
    downloadExport: (call) => downloadExport(needs, call),
    getAssignment,
    getGuestAssignment,
    getTimelineAssignment,
    previewClaimFile,
    reportPresence,
    startExport: (call) => startExport(needs, call),
    streamChanges: streamChanges(needs),
    transitionAssignment: (call) => transitionAssignment(needs, call),
  };
}
