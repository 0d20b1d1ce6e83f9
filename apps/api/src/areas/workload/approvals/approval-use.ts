import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findWaitingApprovals } from './approval-use-repository.ts';

/** Approvals are decided in the manager area. */
export const approvalUse = settingUses.entry({
  kind: 'feature',
  use: 'approvals',
  name: { ro: 'Aprobări care așteaptă o decizie', en: 'Approvals that wait for a decision' },
  find: async ({ tx, caller, id }) =>
    foundUse(id === 'manager-area' ? await findWaitingApprovals(tx, caller.orgId) : []),
});
