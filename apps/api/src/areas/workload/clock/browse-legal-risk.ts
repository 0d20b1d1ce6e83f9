import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findCauses, findRunning, sumRunning } from './clock-list-repository.ts';

const daysAhead = 7;

/** Missed legal deadlines of the caller's team with what they cost, and those of the next seven days. */
export async function browseLegalRisk({
  tx,
  caller,
  language,
  now,
}: Call<'browseLegalRisk'>): Promise<Schema<'LegalRisk'>> {
  const today = localDateOf(now);
  const reader = { orgId: caller.orgId, managerId: caller.userId, language, today };
  const past = { from: undefined, to: addDays(today, -1) };
  const soon = { from: today, to: addDays(today, daysAhead) };
  const missed = await sumRunning(tx, reader, past);
  const near = await sumRunning(tx, reader, soon);
  return {
    today,
    missed: await findRunning(tx, reader, past),
    near: await findRunning(tx, reader, soon),
    missed_count: missed.count,
    near_count: near.count,
    penalty_bani: missed.penalty,
    penalty_per_day_bani: missed.perDay,
    near_per_day_bani: near.perDay,
    causes: await findCauses(tx, reader),
  };
}
