import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findCustomersInUse, findPartnersInUse } from './partner-use-repository.ts';

/** What the features of the area are in use for. */
export const partnerUses = [
  settingUses.entry({
    kind: 'feature',
    use: 'special_customers',
    name: { ro: 'Clienți speciali cu dosare deschise', en: 'Special customers with open claim files' },
    find: async ({ tx, caller, id }) =>
      foundUse(id === 'special-customers' ? await findCustomersInUse(tx, caller.orgId) : []),
  }),
  settingUses.entry({
    kind: 'feature',
    use: 'partners',
    name: { ro: 'Parteneri activi', en: 'Active partners' },
    find: async ({ tx, caller, id }) =>
      foundUse(id === 'partners' ? await findPartnersInUse(tx, caller.orgId) : []),
  }),
];
