import type { RouteTable } from '#src/kernel/http/route-table.ts';
import {
  browseClaimDrafts,
  deleteClaimDraft,
  getClaimDraft,
  saveClaimDraft,
  startClaimDraft,
} from './drafts/claim-drafts.ts';
import { reserveDraftNumber } from './drafts/draft-number.ts';
import { deleteGuestDraft, openGuestDraft, saveGuestDraft, startGuestDraft } from './drafts/guest-drafts.ts';
import { reserveClaimNumber } from './drafts/reserved-number.ts';
import type { FnolNeeds } from './fnol-needs.ts';
import { findIntakeDuplicates } from './intake/find-intake-duplicates.ts';
import { wantInspection } from './inspection/want-inspection.ts';
import { registerClaimNotification } from './intake/register-claim-notification.ts';
import { addNoticeDocuments } from './late-photos/add-notice-documents.ts';
import { policyRoutes } from './policy/policy-routes.ts';
import {
  findBranches,
  findColors,
  findCounties,
  findCountries,
  findPolicyTypes,
  findVehicleBrands,
  findVehicleCategories,
  findVehicleParts,
} from './reference-repository.ts';
import {
  getGuestStatement,
  inviteOtherDriver,
  saveGuestStatement,
  signGuestStatement,
} from './statement/guest-statement.ts';
import { beginOwnStatement } from './statement/begin-own-statement.ts';
import { sendStatementLink, sendToOtherDriver } from './statement/send-statement-link.ts';
import { decideLiability, getAccidentStatement, saveAccidentStatement } from './statement/save-statement.ts';
import { makeStatementLink, revokeStatementLink } from './statement/statement-links.ts';
import { submitClaimNotification } from './submit-claim-notification.ts';

/** The operations of the first notice of loss. */
export const fnolRoutes = (needs: FnolNeeds): RouteTable<'fnol'> => ({
  browseCountries: ({ tx, language }) => findCountries(tx, language),
  browseCounties: ({ tx }) => findCounties(tx),
  browsePolicyTypes: async ({ tx, language }) => findPolicyTypes(tx, 'auto', language),
  browseVehicleCategories: ({ tx, language }) => findVehicleCategories(tx, language),
  browseVehicleBrands: ({ tx }) => findVehicleBrands(tx),
  browseVehicleParts: ({ tx, language }) => findVehicleParts(tx, language),
  browseBranches: ({ tx, caller }) => findBranches(tx, caller.orgId),
  browseColors: ({ tx, language }) => findColors(tx, language),
  submitClaimNotification: (call) => submitClaimNotification(needs, call),
  addNoticeDocuments,
  wantInspection,
  registerClaimNotification: (call) => registerClaimNotification(needs, call),
  findLikelyDuplicates: findIntakeDuplicates,
  browseClaimDrafts,
  getClaimDraft,
  startClaimDraft,
  saveClaimDraft,
  deleteClaimDraft,
  reserveDraftNumber,
  startGuestDraft,
  openGuestDraft,
  saveGuestDraft,
  deleteGuestDraft,
  reserveClaimNumber,
  ...policyRoutes(needs),
  getAccidentStatement,
  saveAccidentStatement,
  decideLiability,
  makeStatementLink: (call) => makeStatementLink(needs, call),
  revokeStatementLink,
  getGuestStatement,
  saveGuestStatement,
  signGuestStatement,
  sendStatementLink: (call) => sendStatementLink(needs, call),
  sendToOtherDriver: (call) => sendToOtherDriver(needs, call),
  beginOwnStatement: (call) => beginOwnStatement(needs, call),
  inviteOtherDriver: (call) => inviteOtherDriver(needs, call),
});
