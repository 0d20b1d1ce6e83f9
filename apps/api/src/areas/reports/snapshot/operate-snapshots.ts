import { addDays } from '@dosar/kernel/dates';
import { inTenant, type Db } from '#src/kernel/database/index.ts';
import { ownReports } from '../definitions/own-reports.ts';
import type { SnapshotDays } from '../extension-points.ts';
import { correctDay, takeSnapshots } from './take-snapshots.ts';

/** Days that are written down in one transaction. */
const daysAtOnce = 31;

/** Writes down days of the past that nobody has written down; answers how many those were. Others stay as they are. */
export async function fillDays(
  db: Db,
  { orgId, from, to }: SnapshotDays,
  report: (text: string) => void,
): Promise<number> {
  let filled = 0;
  for (let first = from; first <= to; first = addDays(first, daysAtOnce)) {
    const end = addDays(first, daysAtOnce - 1);
    const days = { orgId, from: first, to: end < to ? end : to };
    const taken = await inTenant(db, orgId, (tx) => takeSnapshots(tx, days, ownReports));
    report(`${days.from} – ${days.to}: ${taken} days written down`);
    filled += taken;
  }
  return filled;
}

/** Writes days down again, each in a transaction of its own; answers how many figures differ. */
export async function correctDays(
  db: Db,
  { orgId, from, to, reason }: SnapshotDays & { reason: string },
  report: (text: string) => void,
): Promise<number> {
  let corrected = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const differing = await inTenant(db, orgId, (tx) => correctDay(tx, { orgId, day, reason }, ownReports));
    if (differing > 0) report(`${day}: ${differing} figures corrected`);
    corrected += differing;
  }
  return corrected;
}
