import { addDays } from '@dosar/kernel/dates';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { allMeasures, summedMeasures } from './all-measures.ts';
import { writeMonths } from './month-repository.ts';
import {
  clearDay,
  findFirstDay,
  findNewestDay,
  insertCorrection,
  lockDay,
  markCorrected,
  takeDays,
  totalsOfDay,
  writeMeasure,
  type DayTotal,
} from './snapshot-repository.ts';
import type { Report, SnapshotDays } from '../extension-points.ts';

const nothing: DayTotal = { count: 0, amount: 0, lines: '' };

/** The next days that have to be written down, up to `until` and at most so many; undefined when all are. */
export async function nextDays(
  tx: Transaction<Database>,
  orgId: string,
  until: string,
  daysAtOnce: number,
): Promise<SnapshotDays | undefined> {
  const newest = await findNewestDay(tx, orgId);
  const from = newest === undefined ? await findFirstDay(tx, orgId) : addDays(newest.snapshot_date, 1);
  if (from === undefined || from > until) return undefined;
  const last = addDays(from, daysAtOnce - 1);
  return { orgId, from, to: last < until ? last : until };
}

/** Writes down the days of a period that are not written down yet, and answers how many those were. */
export async function takeSnapshots(
  tx: Transaction<Database>,
  days: SnapshotDays,
  reports: readonly Report[],
): Promise<number> {
  const taken = await takeDays(tx, days);
  if (taken.length === 0) return 0;
  for (const measure of allMeasures(reports)) await writeMeasure(tx, measure, taken, days);
  await writeMonths(tx, days, summedMeasures(reports));
  return taken.length;
}

/**
 * Writes a day down again and keeps what it said before, wherever that differs.
 *
 * Answers how many figures differ; a day that is not written down has none to correct.
 */
export async function correctDay(
  tx: Transaction<Database>,
  { orgId, day, reason }: { orgId: string; day: string; reason: string },
  reports: readonly Report[],
): Promise<number> {
  if (!(await lockDay(tx, orgId, day))) return 0;
  const before = await totalsOfDay(tx, orgId, day);
  await clearDay(tx, orgId, day);
  for (const measure of allMeasures(reports))
    await writeMeasure(tx, measure, [day], { orgId, from: day, to: day });
  const after = await totalsOfDay(tx, orgId, day);
  let differing = 0;
  for (const measure of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(measure) ?? nothing, after.get(measure) ?? nothing];
    // Also where only a county, a subject or a duration differs: medians and rows of tables are figures too.
    if (was.lines === is.lines) continue;
    differing += 1;
    await insertCorrection(tx, orgId, {
      snapshot_date: day,
      measure,
      reason,
      count_before: was.count,
      count_after: is.count,
      amount_before_bani: was.amount,
      amount_after_bani: is.amount,
    });
  }
  if (differing === 0) return 0;
  await markCorrected(tx, orgId, day);
  await writeMonths(tx, { orgId, from: day, to: day }, summedMeasures(reports));
  return differing;
}
