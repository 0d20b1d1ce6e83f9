import type { RouteTable } from '#src/kernel/http/route-table.ts';
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

/** The operations of the tracking area. */
export const trackingRoutes = (needs: TrackingNeeds): RouteTable<'tracking'> => ({
  getTrackerConfig,
  startChallenge: (call) => startChallenge(needs, call),
  verifyChallenge: (call) => verifyChallenge(needs, call),
  findTrackerCaseData,
  browseTrackerDocuments,
  downloadTrackerDocument: (call) => downloadTrackerDocument(needs, call),
  confirmContact,
  browseClaimantMessages,
  verifyPrintout,
  browseCaseShares,
  endCaseShare,
  readSharedCase,
  shareCase: (call) => shareCase(needs, call),
  writeTrackerMessage,
  browseGuestMessages,
  writeGuestMessage,
  getMessageChoices,
  saveMessageChoices,
  getPushDevices: (call) => getPushDevices(needs, call),
  addPushDevice: (call) => addDevice(needs, call),
  removePushDevice: (call) => removeDevice(needs, call),
  browseTrackerSteps,
  saveTrackerStep,
  getTrackerSettings: (call) => getTrackerSettings(call),
  saveTrackerSettings,
});
