import { accountRoutes, openTrackerSession, type AccountNeeds } from './areas/account/index.ts';
import { assignmentsRoutes } from './areas/assignments/index.ts';
import { configRoutes, type ConfigNeeds } from './areas/config/index.ts';
import { documentsRoutes, requestDocuments, storageLimitsOf } from './areas/documents/index.ts';
import { fnolRoutes } from './areas/fnol/index.ts';
import { messagesRoutes, tellClaimant } from './areas/messages/index.ts';
import { schedulingRoutes } from './areas/scheduling/index.ts';
import { trackingRoutes } from './areas/tracking/index.ts';
import type { LiveStreams } from './kernel/changes/live-streams.ts';
import type { FileStore } from './kernel/files/file-store.ts';

/** What all areas together stand on. */
export type HandlerNeeds = Omit<AccountNeeds, 'staffHost'> &
  ConfigNeeds & { files: FileStore; live: LiveStreams };

/** The handler of every operation that is built. Areas meet here and nowhere else. */
export function allHandlers(needs: HandlerNeeds) {
  const { db, env, files, serverKey } = needs;
  const senders = { trackerOrigin: env.TRACKER_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER };
  return {
    ...accountRoutes({ ...needs, staffHost: new URL(env.STAFF_ORIGIN).host }),
    ...assignmentsRoutes({
      db,
      files,
      live: needs.live,
      tellClaimant: (context, news) => tellClaimant(senders, context, news),
      requestDocuments: (context, wanted) =>
        requestDocuments({ staffOrigin: env.STAFF_ORIGIN, ...senders }, context, wanted),
    }),
    ...configRoutes(needs),
    ...documentsRoutes({ files, storageLimits: storageLimitsOf(env) }),
    ...fnolRoutes({ staffOrigin: env.STAFF_ORIGIN, ...senders }),
    ...messagesRoutes({ db, isProduction: env.isProduction }),
    ...schedulingRoutes(),
    ...trackingRoutes({
      serverKey,
      files,
      trackerHost: new URL(env.TRACKER_ORIGIN).host,
      openTrackerSession: (call, claimFileId) => openTrackerSession(needs, call, claimFileId),
    }),
  };
}
