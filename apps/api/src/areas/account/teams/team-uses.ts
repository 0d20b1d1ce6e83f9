import { recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { moveToTeam } from './team-repository.ts';
import { findMappingRows, findMemberRows, holdMembers, moveMappings } from './team-use-repository.ts';

/** People belong to a team, and groups of the directory bring them there. */
export const teamUses = [
  settingUses.entry({
    kind: 'team',
    use: 'people',
    name: { ro: 'Persoane în echipă', en: 'People in the team' },
    isBlocking: true,
    find: async ({ tx, caller, id }) =>
      foundUse(await findMemberRows(tx, { orgId: caller.orgId, teamId: id })),
    move: movePeople,
  }),
  settingUses.entry({
    kind: 'team',
    use: 'group_mappings',
    name: { ro: 'Grupuri din director care aduc persoane', en: 'Groups of the directory that bring people' },
    isBlocking: true,
    find: async ({ tx, caller, id }) =>
      foundUse(await findMappingRows(tx, { orgId: caller.orgId, teamId: id })),
    move: moveGroups,
  }),
];

type Ids = { fromId: string; toId: string };

async function movePeople({ tx, caller, now }: ChangingCall, { fromId, toId }: Ids) {
  const { orgId, userId: movedBy } = caller;
  const people = await holdMembers(tx, { orgId, teamId: fromId });
  for (const userId of people)
    await moveToTeam(tx, orgId, { userId, fromTeamId: fromId, toTeamId: toId }, { movedBy, now });
  return people;
}

async function moveGroups(call: ChangingCall, { fromId, toId }: Ids) {
  const moved = await moveMappings(call.tx, { orgId: call.caller.orgId, teamId: fromId }, toId);
  for (const { mapping_id: id, group_name: label } of moved)
    await recordSettingChange(call, {
      page: 'provisioning',
      subject: { id, label },
      fields: [{ field: 'team_id', before: fromId, after: toId }],
    });
  return [];
}
