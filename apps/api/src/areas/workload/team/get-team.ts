import type { Schema } from '@dosar/openapi';
import { startOfDay } from '@dosar/kernel/zone';
import { countMissedVisits } from '#src/areas/scheduling/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { countInbox } from '../approvals/count-inbox.ts';
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
    no_shows_7_days: await countMissedVisits(tx, orgId, { from: startOfDay(firstDayOf(now)), until: now }),
    decisions_waiting: await countInbox(tx, { orgId, userId }),
    members: members.toSorted((one, other) => load(other) - load(one)),
    policy_types: policyTypes,
    assignment_types: assignmentTypes,
  };
}
