import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import {
  findCustomersInUse,
  findPartnersInUse,
  findRulesToTeam,
  findRulesWithSet,
  moveRulesToTeam,
} from './partner-use-repository.ts';

/** What the features of the area are in use for, and the teams that special customers' work goes to. */
export const partnerUses = [
  settingUses.entry({
    kind: 'team',
    use: 'special_rules',
    name: { ro: 'Reguli ale clienților speciali', en: 'Rules of special customers' },
    isBlocking: true,
    find: async ({ tx, caller, id }) =>
      foundUse(await findRulesToTeam(tx, { orgId: caller.orgId, teamId: id })),
    move: async ({ tx, caller, now }, { fromId, toId }) => {
      const { orgId, userId } = caller;
      await moveRulesToTeam(tx, { orgId, teamId: fromId }, { toTeamId: toId, userId, now });
      return [];
    },
  }),
  settingUses.entry({
    kind: 'template_set',
    use: 'special_rules',
    name: { ro: 'Reguli ale clienților speciali', en: 'Rules of special customers' },
    isBlocking: true,
    find: async ({ tx, caller, id }) =>
      foundUse(await findRulesWithSet(tx, { orgId: caller.orgId, setId: id })),
  }),
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
