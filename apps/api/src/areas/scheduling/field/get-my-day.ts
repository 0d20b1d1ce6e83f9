import { endOfDay, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { shownVisit } from '../shown-visit.ts';
import { findVisitsIn } from '../visit-repository.ts';

/** The caller's visits of a day, by hour. */
export async function getMyDay({
  tx,
  caller,
  query,
  now,
  language,
}: Call<'getMyDay'>): Promise<Schema<'MyDay'>> {
  const period = { from: startOfDay(query.date), until: endOfDay(query.date) };
  const rows = await findVisitsIn(tx, caller.orgId, { ...period, now, most: 100, userId: caller.userId });
  return { date: query.date, visits: rows.map((row) => shownVisit(row, { language, isForStaff: true })) };
}
