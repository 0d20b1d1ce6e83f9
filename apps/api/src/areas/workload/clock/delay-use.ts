import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findExplained } from './explained-delay-repository.ts';

/** Explanations of missed terms keep a cause that is retired. */
export const delayUse = settingUses.entry({
  kind: 'reason',
  use: 'explained_delays',
  name: { ro: 'Termene depășite, explicate astfel', en: 'Missed terms that are explained so' },
  find: async ({ tx, caller, id }) => {
    const [place, code = ''] = id.split('.');
    return foundUse(place === 'delay' ? await findExplained(tx, caller.orgId, code) : []);
  },
});
