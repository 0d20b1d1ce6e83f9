import { foundUse, removableSettings, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findTeams } from './team-list-repository.ts';
import { findRuleRows } from './team-rule-use-repository.ts';

/** Teams are closed once their people and queues have another one; their rule of giving out work ends with them. */
export const teamUsage = [
  removableSettings.entry({
    kind: 'team',
    removedBy: 'closeTeam',
    exists: async ({ tx, caller, id }) =>
      (await findTeams(tx, caller.orgId, undefined)).some((team) => team.team_id === id),
    targets: async ({ tx, caller, id, language }) =>
      (await findTeams(tx, caller.orgId, undefined))
        .filter((team) => team.team_id !== id)
        .map((team) => ({ id: team.team_id, label: team[`name_${language}`] })),
  }),
  settingUses.entry({
    kind: 'team',
    use: 'assignment_rule',
    name: { ro: 'Regula care repartizează lucrările', en: 'Rule that gives out work' },
    find: async ({ tx, caller, id, language }) =>
      foundUse(await findRuleRows(tx, { orgId: caller.orgId, teamId: id }, language)),
  }),
];
