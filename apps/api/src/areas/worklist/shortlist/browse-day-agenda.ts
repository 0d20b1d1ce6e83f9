import { addDays } from '@dosar/kernel/dates';
import { startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { readInTenant, type Db } from '#src/kernel/database/index.ts';
import type { Call, StandaloneCall } from '#src/kernel/http/route-table.ts';
import { countOverdue, findDeadlines, findReplacements } from './day-agenda-repository.ts';

// A day with more deadlines than this is planned in the worklist.
const mostDeadlines = 100;
// The number that the worklist stops at too.
const mostCounted = 1000;

/** What a day holds for the caller (Specification S11): whom they replace, and which deadlines end in it. */
export async function browseDayAgenda(call: Call<'browseDayAgenda'>): Promise<Schema<'DayAgenda'>> {
  return dayAgendaOf(call, call.query.date);
}

/** The same, each statement for itself. */
export function readDayAgenda(db: Db, call: StandaloneCall<'browseDayAgenda'>): Promise<Schema<'DayAgenda'>> {
  return readInTenant(db, call.caller.orgId, (tx) => browseDayAgenda({ ...call, tx }));
}

type Asking = Pick<Call<'browseDayAgenda'>, 'caller' | 'tx' | 'now' | 'language'>;

/** The agenda of one day, for whoever asks. */
export async function dayAgendaOf(
  { caller, tx, now, language }: Asking,
  date: string,
): Promise<Schema<'DayAgenda'>> {
  const { orgId, userId, actorUserId } = caller;
  const owner = { orgId, userId };
  // Standing in for somebody does not reach those whom they stand in for.
  const replaced = actorUserId === undefined ? await findReplacements(tx, owner, date) : [];
  const span = {
    userIds: [userId, ...replaced.map(({ user_id }) => user_id)],
    from: startOfDay(date),
    until: startOfDay(addDays(date, 1)),
    limit: mostDeadlines + 1,
  };
  const deadlines = await findDeadlines(tx, owner, span, language);
  const overdue = await countOverdue(tx, owner, now, mostCounted + 1);
  return {
    date,
    items: [
      ...replaced.map((item) => ({ kind: 'replacement' as const, ...item })),
      ...deadlines.slice(0, mostDeadlines).map((item) => ({ kind: 'deadline' as const, ...item })),
    ],
    capped: deadlines.length > mostDeadlines,
    overdue: { count: Math.min(overdue, mostCounted), capped: overdue > mostCounted },
  };
}
