import type { Env } from '#src/env.ts';
import type { Db } from '#src/kernel/database/index.ts';
import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import type { OutsideServers } from '#src/providers/outside-servers.ts';
import { getBranches, saveBranch } from './branches/branches.ts';
import { browseProposals, decideProposal } from './catalogues/proposals.ts';
import { exportTexts, importTexts, previewTextImport } from './catalogues/transfer-texts.ts';
import { importClosures, previewClosures } from './closures/import-closures.ts';
import { getClosures, removeClosure, saveClosure } from './closures/closures.ts';
import { getFeatures, switchFeature } from './features/features.ts';
import { getWorkingHours, updateWorkingHours } from './hours/working-hours.ts';
import { getOrganisation, updateOrganisation } from './organisation/organisation.ts';
import { getRetention, saveRetention } from './retention/retention.ts';
import { browseReasons, getReasons, saveReason } from './reasons/reasons.ts';
import { sendTestMessage } from './sender/send-test-message.ts';
import { checkSenderDomain } from './sender/sender-domain.ts';
import { getSender, updateSender } from './sender/sender.ts';
import {
  exportConfiguration,
  importConfiguration,
  previewConfigurationImport,
} from './transfer/transfer-configuration.ts';
import { getSignIn, updateSignIn, type SignInNeeds } from './sign-in/sign-in.ts';
import { tryPassword } from './sign-in/try-password.ts';

/** What the pages of the organisation itself stand on. */
export type OrganisationNeeds = SignInNeeds & Pick<OutsideServers, 'findTexts'> & { env: Env; db: Db };

/** The handlers by which an organisation says what it is, which features it has, and how its people sign in. */
export const organisationRoutes = (needs: OrganisationNeeds) =>
  ({
    getOrganisation: (call) => getOrganisation(call),
    updateOrganisation: (call) => updateOrganisation(call),
    getFeatures: (call) => getFeatures(call),
    switchFeature: (call) => switchFeature(call),
    getBranches: (call) => getBranches(call),
    saveBranch: (call) => saveBranch(call),
    getClosures: (call) => getClosures(call),
    saveClosure: (call) => saveClosure(call),
    previewClosures,
    importClosures,
    removeClosure: (call) => removeClosure(call),
    getWorkingHours: (call) => getWorkingHours(call),
    updateWorkingHours: (call) => updateWorkingHours(call),
    getSender: (call) => getSender(needs, call),
    updateSender: (call) => updateSender(needs, call),
    checkSenderDomain: standalone<'checkSenderDomain'>(({ caller }) => checkSenderDomain(needs, caller)),
    sendTestMessage: (call) => sendTestMessage(call),
    browseProposals: (call) => browseProposals(call),
    decideProposal: (call) => decideProposal(call),
    exportTexts: (call) => exportTexts(call),
    previewTextImport: (call) => previewTextImport(call),
    importTexts: (call) => importTexts(call),
    getRetention: (call) => getRetention(call),
    saveRetention: (call) => saveRetention(call),
    exportConfiguration: (call) => exportConfiguration(call),
    previewConfigurationImport: (call) => previewConfigurationImport(call),
    importConfiguration: (call) => importConfiguration(call),
    browseReasons: (call) => browseReasons(call),
    getReasons: (call) => getReasons(call),
    saveReason: (call) => saveReason(call),
    getSignIn: (call) => getSignIn(needs, call),
    updateSignIn: (call) => updateSignIn(needs, call),
    tryPassword: (call) => tryPassword(call),
  }) satisfies Partial<RouteTable<'config'>>;
