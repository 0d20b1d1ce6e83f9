import { addDays } from '@dosar/kernel/dates';
import { inTenant, type Db } from '#src/kernel/database/index.ts';
import { ownReports } from '../definitions/own-reports.ts';
import type { SnapshotDays } from '../extension-points.ts';
import { summedMeasures } from './all-measures.ts';
import { writeMonths } from './month-repository.ts';
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

/** Sums up the months of days that were written by other means than these, each in a transaction of its own. */
export async function sumUpMonths(db: Db, { orgId, from, to }: SnapshotDays): Promise<void> {
  for (let day = from; day <= to; day = monthAfter(day)) {
    const month = { orgId, from: day, to: day };
    await inTenant(db, orgId, (tx) => writeMonths(tx, month, summedMeasures(ownReports)));
  }
}

const longestMonth = 31;

/** The first day of the month after that of a day. */
function monthAfter(day: string): string {
  const monthOf = (some: string) => some.slice(0, 'YYYY-MM'.length);
  return `${monthOf(addDays(`${monthOf(day)}-01`, longestMonth))}-01`;
}
