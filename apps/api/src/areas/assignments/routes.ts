import type { Db } from '#src/kernel/database/index.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { addNote } from './timeline/add-note.ts';
import { readDayAgenda } from './shortlist/browse-day-agenda.ts';
import { readShortlist } from './shortlist/browse-shortlist.ts';
import { browseSearch } from './search/browse-search.ts';
import { browseStatuses } from './browse-statuses.ts';
import { browseTimeline } from './timeline/browse-timeline.ts';
import { readWorklist } from './worklist/browse-worklist.ts';
import { changeRoutes } from './change/change-routes.ts';
import { browseExports, downloadExport, startExport, type ExportNeeds } from './export/exports.ts';
import { getAssignment } from './get-assignment.ts';
import { getGuestAssignment } from './get-guest-assignment.ts';
import { getTimelineAssignment } from './get-timeline-assignment.ts';
import { listRoutes } from './list-routes.ts';
import { previewClaimFile } from './preview/preview-claim-file.ts';
import { browsePresence, reportPresence, streamChanges, type PresenceNeeds } from './presence/presence.ts';
import { transitionAssignment } from './transition/transition-assignment.ts';
import type { ChangeNeeds } from './change/ask-for-documents.ts';

/** What the area stands on. */
export type AssignmentsNeeds = { db: Db } & ChangeNeeds & ExportNeeds & PresenceNeeds;

/** The handlers of the area. */
export function assignmentsRoutes(
  needs: AssignmentsNeeds,
): RouteTable<'claims'> & RouteTable<'worklist'> & RouteTable<'assignments'> {
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
