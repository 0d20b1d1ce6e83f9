import { readInTenant, type Db } from '#src/kernel/database/index.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import { getMessageChoices, saveMessageChoices } from './choices/message-choices.ts';
import { confirmContact } from './confirm-contact.ts';
import { downloadTrackerDocument } from './download-tracker-document.ts';
import { browseTrackerDocuments, findTrackerCaseData } from './find-tracker-case-data.ts';
import { browseGuestMessages, writeGuestMessage } from './messages/guest-messages.ts';
import { getTrackerConfig } from './get-tracker-config.ts';
import { browseClaimantMessages, writeTrackerMessage } from './messages/claimant-messages.ts';
import { verifyPrintout } from './printouts/verify-printout.ts';
import { getTrackerSettings, saveTrackerSettings } from './settings/tracker-settings.ts';
import { browseCaseShares, endCaseShare, readSharedCase, shareCase } from './shares/case-shares.ts';
import { addDevice, getPushDevices, removeDevice } from './push/push-devices.ts';
import { startChallenge } from './start-challenge.ts';
import { browseTrackerSteps, saveTrackerStep } from './steps/tracker-steps.ts';
import type { TrackingNeeds } from './tracking-needs.ts';
import { verifyChallenge } from './verify-challenge.ts';

/** The operations of the tracking area. Operations that only read run without a transaction, which saves two round trips. */
export const trackingRoutes = (needs: TrackingNeeds & { db: Db }): RouteTable<'tracking'> => ({
  getTrackerConfig: standalone<'getTrackerConfig'>((call) =>
    readInTenant(needs.db, call.caller.orgId, (tx) => getTrackerConfig({ ...call, tx })),
  ),
  startChallenge: (call) => startChallenge(needs, call),
  verifyChallenge: (call) => verifyChallenge(needs, call),
  findTrackerCaseData,
  browseTrackerDocuments,
  downloadTrackerDocument: (call) => downloadTrackerDocument(needs, call),
  confirmContact,
  browseClaimantMessages: standalone<'browseClaimantMessages'>((call) =>
    readInTenant(needs.db, call.caller.orgId, (tx) => browseClaimantMessages({ ...call, tx })),
  ),
  verifyPrintout,
  browseCaseShares: standalone<'browseCaseShares'>((call) =>
    readInTenant(needs.db, call.caller.orgId, (tx) => browseCaseShares({ ...call, tx })),
  ),
  endCaseShare,
  readSharedCase,
  shareCase: (call) => shareCase(needs, call),
  writeTrackerMessage,
  browseGuestMessages,
  writeGuestMessage,
  getMessageChoices: standalone<'getMessageChoices'>((call) =>
    readInTenant(needs.db, call.caller.orgId, (tx) => getMessageChoices({ ...call, tx })),
  ),
  saveMessageChoices,
  getPushDevices: (call) => getPushDevices(needs, call),
  addPushDevice: (call) => addDevice(needs, call),
  removePushDevice: (call) => removeDevice(needs, call),
  browseTrackerSteps,
  saveTrackerStep,
  getTrackerSettings: (call) => getTrackerSettings(call),
  saveTrackerSettings,
});
