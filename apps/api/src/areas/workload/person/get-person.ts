import { dayLength, addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { findAwayTimes } from '#src/areas/absences/index.ts';
import { findVisitsOfPerson } from '#src/areas/scheduling/index.ts';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { daysAhead, figuresOf, firstDayOf } from '../team/member-figures.ts';
import { findKinds, findMember, findTeamName } from '../team/team-repository.ts';
import { countByWeek, countUntouched, findNextWork, findPace, isOfSameTeam } from './person-repository.ts';

const weeks = 8;
const paceDays = 28;
const awayDays = 90;

/** The work of one person in figures: for the managers of the team, and for the person. Anybody else finds nobody. */
export async function getPerson({
  tx,
  caller,
  path,
  now,
  language,
}: Call<'getPerson'>): Promise<Schema<'PersonWork'>> {
  const { orgId } = caller;
  const { user_id: userId } = path;
  const whose = { orgId, userId };
  const isOwn = userId === caller.userId;
  const manages =
    meetsRoleCondition(caller.roles, '*.manager') && (await isOfSameTeam(tx, whose, caller.userId));
  const known = isOwn || manages ? await findMember(tx, orgId, userId) : undefined;
  if (known === undefined) throw notFound();
  const today = localDateOf(now);
  // Somebody without work is shown all the same.
  const [member] = await figuresOf(tx, orgId, [{ ...known, is_active: true }], now);
  if (member === undefined) throw notFound();
  const { policyTypes, assignmentTypes } = await findKinds(tx, orgId, language);
  const visits = await findVisitsOfPerson(tx, orgId, { userId, ...daysAhead(now) });
  const pace = await findPace(tx, whose, { since: new Date(now.getTime() - paceDays * dayLength), language });
  return {
    member: { ...member, is_active: known.is_active },
    team_name: await findTeamName(tx, orgId, userId, language),
    as_of: now.toISOString(),
    first_day: firstDayOf(now),
    is_own: isOwn,
    may_edit: manages,
    policy_types: policyTypes,
    assignment_types: assignmentTypes,
    weeks: await countByWeek(tx, whose, { firstMonday: addDays(mondayOf(today), -7 * (weeks - 1)), today }),
    visits: visits.map((visit) => ({
      assignment_id: visit.assignmentId,
      claim_file_no: visit.claimFileNo,
      plate: visit.plate,
      starts_at: visit.startsAt.toISOString(),
      ends_at: visit.endsAt.toISOString(),
      place_name: visit.placeName,
      status: visit.status,
    })),
    absences: await absencesOf(tx, whose, now),
    untouched: await countUntouched(tx, whose, now),
    ...pace,
    next_work: await findNextWork(tx, whose, language),
  };
}

/** When somebody is away; why they are is nobody's business. */
async function absencesOf(
  tx: Call<'getPerson'>['tx'],
  { orgId, userId }: { orgId: string; userId: string },
  now: Date,
): Promise<Schema<'PersonWork'>['absences']> {
  const until = new Date(now.getTime() + awayDays * dayLength);
  const times = await findAwayTimes(tx, orgId, [userId], { from: now, until });
  return times.map(({ begins_at: begins, ends_at: ends }) => ({
    begins_at: begins.toISOString(),
    ends_at: ends.toISOString(),
    is_now: begins <= now,
  }));
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(Date.parse(date)).getUTCDay() + 6) % 7));
}
