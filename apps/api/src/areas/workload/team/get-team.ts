import { addDays } from '@dosar/kernel/dates';
import { endOfDay, localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { findAwayPeople } from '#src/areas/absences/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import {
  countDoneWork,
  countOpenWork,
  countWaitingOn,
  findKinds,
  findMembers,
  findTeamName,
  type Bounds,
} from './team-repository.ts';

const nearDays = 3;
const awayAheadDays = 7;

/** The work of everybody in the caller's team, against what each can carry (M4). */
export async function getTeam({
  tx,
  caller,
  now,
  language,
}: Pick<Call<'getTeam'>, 'tx' | 'caller' | 'now' | 'language'>): Promise<Schema<'Team'>> {
  const { orgId, userId } = caller;
  const firstDay = addDays(localDateOf(now), -6);
  const bounds = boundsAt(now);
  const known = await findMembers(tx, orgId, userId);
  const ids = known.map((member) => member.user_id);
  const open = await countOpenWork(tx, orgId, ids, bounds);
  const waitingOn = await countWaitingOn(tx, orgId, ids);
  const done = await countDoneWork(tx, orgId, ids, bounds);
  const away = await findAwayPeople(tx, orgId, ids, { now, days: awayAheadDays });
  const { policyTypes, assignmentTypes } = await findKinds(tx, orgId, language);
  const members = known
    // Whoever has left is there for as long as work is theirs.
    .filter((member) => member.is_active || open.has(member.user_id) || done.has(member.user_id))
    .map((member): Schema<'TeamMember'> => {
      const { received: stillOpen, ...figures } = open.get(member.user_id) ?? nothingOpen;
      const finished = done.get(member.user_id);
      return {
        ...member,
        ...figures,
        waiting_on: waitingOn.get(member.user_id) ?? [],
        done_today: finished?.done_today ?? 0,
        done_7_days: finished?.done_7_days ?? 0,
        received_7_days: stillOpen + (finished?.received ?? 0),
        away: away.get(member.user_id) ?? null,
      };
    });
  const load = (member: Schema<'TeamMember'>) => member.load_points / member.capacity_points;
  return {
    team_name: await findTeamName(tx, orgId, userId, language),
    as_of: now.toISOString(),
    first_day: firstDay,
    members: members.toSorted((one, other) => load(other) - load(one)),
    policy_types: policyTypes,
    assignment_types: assignmentTypes,
  };
}

const nothingOpen = {
  load_points: 0,
  active: 0,
  new: 0,
  due_today: 0,
  overdue: 0,
  legal_near: 0,
  waiting: 0,
  received: 0,
  oldest_at: null,
};

function boundsAt(now: Date): Bounds {
  const today = localDateOf(now);
  return {
    now,
    today: startOfDay(today),
    tomorrow: endOfDay(today),
    firstDay: startOfDay(addDays(today, -6)),
    lastNearDay: addDays(today, nearDays),
  };
}
