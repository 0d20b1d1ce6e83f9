import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findFilesOfBranch } from './branch-use-repository.ts';

/** Open claim files keep the office at which they were opened. */
export const branchUse = settingUses.entry({
  kind: 'branch',
  use: 'open_files',
  name: { ro: 'Dosare deschise ale agenției', en: 'Open claim files of the office' },
  find: async ({ tx, caller, id }) => foundUse(await findFilesOfBranch(tx, caller.orgId, id)),
});
