import { addDays } from '@dosar/kernel/dates';
import { startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { readInTenant, type Db } from '#src/kernel/database/index.ts';
import type { Call, StandaloneCall } from '#src/kernel/http/route-table.ts';
import { findReplaced } from '#src/areas/absences/index.ts';
import { agendaSources, type AgendaDay } from '../extension-points.ts';
import { countOverdue } from './shortlist-repository.ts';

// The number that the worklist stops at too.
const mostCounted = 1000;

/** What a day holds for the caller (Specification S11), from every area that knows of it. */
export async function browseDayAgenda(call: Call<'browseDayAgenda'>): Promise<Schema<'DayAgenda'>> {
  return agendaOf(await dayOf(call, call.query.date), call.now);
}

/** The same, each statement for itself. */
export function readDayAgenda(db: Db, call: StandaloneCall<'browseDayAgenda'>): Promise<Schema<'DayAgenda'>> {
  return readInTenant(db, call.caller.orgId, (tx) => browseDayAgenda({ ...call, tx }));
}

/** A day of the caller and of the colleagues whom they replace on it. */
export async function dayOf(
  { caller, tx, language }: Pick<Call<'browseDayAgenda'>, 'caller' | 'tx' | 'language'>,
  date: string,
): Promise<AgendaDay> {
  const { orgId, userId, actorUserId } = caller;
  const owner = { orgId, userId };
  // Standing in for somebody does not reach those whom they stand in for.
  const replaced = actorUserId === undefined ? await findReplaced(tx, owner, date) : [];
  return { tx, owner, replaced, date, from: startOfDay(date), until: startOfDay(addDays(date, 1)), language };
}

/** The agenda of a day: what lasts the whole day, then by time. */
export async function agendaOf(day: AgendaDay, now: Date): Promise<Schema<'DayAgenda'>> {
  const items: Schema<'AgendaItem'>[] = [];
  let isCapped = false;
  for (const source of agendaSources.entries()) {
    const found = await source.read(day);
    items.push(...found.items);
    isCapped ||= found.capped;
  }
  const overdue = await countOverdue(day.tx, day.owner, now, mostCounted + 1);
  return {
    date: day.date,
    items: items.toSorted((one, other) => hourOf(one).localeCompare(hourOf(other))),
    capped: isCapped,
    overdue: { count: Math.min(overdue, mostCounted), capped: overdue > mostCounted },
  };
}

function hourOf(item: Schema<'AgendaItem'>): string {
  return 'at' in item ? item.at : '';
}
