import type { Db } from '#src/kernel/database/index.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { browseExports, downloadExport, startExport, type ExportNeeds } from './export/exports.ts';
import { countNews, readWorklist } from './list/browse-worklist.ts';
import { findPartnerChoices } from '../partners/index.ts';
import { changeMatching, countMatching } from './list/change-matching.ts';
import { browsePresence, reportPresence, streamChanges, type PresenceNeeds } from './presence/presence.ts';
import { readDayAgenda } from './shortlist/browse-day-agenda.ts';
import { readShortlist } from './shortlist/browse-shortlist.ts';
import {
  browseSavedViews,
  createSavedView,
  deleteSavedView,
  saveWorklistFilter,
  updateSavedView,
} from './views/saved-views.ts';

/** What the area stands on. */
export type WorklistNeeds = { db: Db } & ExportNeeds & PresenceNeeds;

/** The handlers of the area. */
export function worklistRoutes(needs: WorklistNeeds): RouteTable<'worklist'> {
  return {
    browseDayAgenda: standalone<'browseDayAgenda'>((call) => readDayAgenda(needs.db, call)),
    browseExports,
    browsePartners: ({ tx, caller, query }) =>
      findPartnerChoices(tx, { orgId: caller.orgId, text: query.q, partnerId: query.partner_id }),
    browsePresence,
    browseSavedViews,
    browseShortlist: standalone<'browseShortlist'>((call) => readShortlist(needs.db, call)),
    browseWorklist: standalone<'browseWorklist'>((call) => readWorklist(needs.db, call)),
    changeMatching,
    countMatching,
    countNews,
    createSavedView,
    deleteSavedView,
    downloadExport: (call) => downloadExport(needs, call),
    reportPresence,
    saveWorklistFilter,
    startExport: (call) => startExport(needs, call),
    streamChanges: streamChanges(needs),
    updateSavedView,
  };
}
