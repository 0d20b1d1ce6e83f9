import { addDays } from '@dosar/kernel/dates';
import { endOfDay, localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import { findAwayPeople } from '#src/areas/absences/index.ts';
import { countVisitsOfPeople } from '#src/areas/scheduling/index.ts';
import type { Database } from '#src/generated/database.ts';
import { countDoneWork, countOpenWork, type Bounds, type Member } from './team-repository.ts';

const nearDays = 3;
const aheadDays = 7;

/** The first of the seven days that figures look back on. */
export const firstDayOf = (now: Date) => addDays(localDateOf(now), -6);

/** The seven days that figures look ahead to, today among them. */
export function daysAhead(now: Date): { from: Date; until: Date } {
  const today = localDateOf(now);
  return { from: startOfDay(today), until: endOfDay(addDays(today, aheadDays - 1)) };
}

/** The work of some people in figures, each that of a list. Whoever has left is there for as long as work is theirs. */
export async function figuresOf(
  tx: Transaction<Database>,
  orgId: string,
  known: readonly Member[],
  now: Date,
): Promise<Schema<'TeamMember'>[]> {
  const ids = known.map((member) => member.user_id);
  const bounds = boundsAt(now);
  const open = await countOpenWork(tx, orgId, ids, bounds);
  const done = await countDoneWork(tx, orgId, ids, bounds);
  const visits = await countVisitsOfPeople(tx, orgId, ids, daysAhead(now));
  const away = await findAwayPeople(tx, orgId, ids, { now, days: aheadDays });
  return known
    .filter((member) => member.is_active || open.has(member.user_id) || done.has(member.user_id))
    .map((member): Schema<'TeamMember'> => {
      const { received: stillOpen, ...figures } = open.get(member.user_id) ?? nothingOpen;
      const finished = done.get(member.user_id);
      return {
        ...member,
        ...figures,
        done_today: finished?.done_today ?? 0,
        done_7_days: finished?.done_7_days ?? 0,
        received_7_days: stillOpen + (finished?.received ?? 0),
        visits_7_days: visits.get(member.user_id) ?? 0,
        away: away.get(member.user_id) ?? null,
      };
    });
}

const nothingOpen = {
  load_points: 0,
  active: 0,
  new: 0,
  due_today: 0,
  overdue: 0,
  legal_near: 0,
  waiting: 0,
  waiting_on: [],
  received: 0,
  oldest_at: null,
};

function boundsAt(now: Date): Bounds {
  const today = localDateOf(now);
  return {
    now,
    today: startOfDay(today),
    tomorrow: endOfDay(today),
    firstDay: startOfDay(firstDayOf(now)),
    lastNearDay: addDays(today, nearDays),
  };
}
