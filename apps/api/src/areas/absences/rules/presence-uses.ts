import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findMinimums } from './leave-rules-repository.ts';

/** How many people of a team are needed on a working day ends with the team. */
export const presenceUse = settingUses.entry({
  kind: 'team',
  use: 'presence_minimum',
  name: { ro: 'Prezență minimă cerută', en: 'Least presence that is asked for' },
  find: async ({ tx, caller, id }) => {
    const people = (await findMinimums(tx, caller.orgId)).get(id);
    return foundUse(people === undefined ? [] : [{ total: 1, label: String(people), address: null }]);
  },
});
