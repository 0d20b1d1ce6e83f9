import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { figuresOf, firstDayOf } from './member-figures.ts';
import { findKinds, findMembers, findTeamName } from './team-repository.ts';

/** The work of everybody in the caller's team, against what each can carry (M4). */
export async function getTeam({
  tx,
  caller,
  now,
  language,
}: Pick<Call<'getTeam'>, 'tx' | 'caller' | 'now' | 'language'>): Promise<Schema<'Team'>> {
  const { orgId, userId } = caller;
  const members = await figuresOf(tx, orgId, await findMembers(tx, orgId, userId), now);
  const { policyTypes, assignmentTypes } = await findKinds(tx, orgId, language);
  const load = (member: Schema<'TeamMember'>) => member.load_points / member.capacity_points;
  return {
    team_name: await findTeamName(tx, orgId, userId, language),
    as_of: now.toISOString(),
    first_day: firstDayOf(now),
    members: members.toSorted((one, other) => load(other) - load(one)),
    policy_types: policyTypes,
    assignment_types: assignmentTypes,
  };
}
