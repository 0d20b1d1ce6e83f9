import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { isOutOfTime } from '#src/kernel/database/index.ts';
import { reports } from '../extension-points.ts';
import { nextDays, takeSnapshots } from './take-snapshots.ts';

/**
 * Days that are written down in one transaction while an organisation catches up. A large portfolio, or a busy database, needs
 * longer for them than a statement may take: then fewer are tried, down to one.
 */
const mostDaysAtOnce = 92;

/** Writes down each day that is over, once; an organisation that has no history yet gets it from its first claim on. */
export const snapshotJob = defineJob({
  name: 'reports.snapshot',
  title: { ro: 'Instantaneul zilnic al rapoartelor', en: 'Daily snapshot of reports' },
  settings: { keptSeconds: 24 * 60 * 60, longestSeconds: 60 * 60, concurrency: 1 },
  data: noData,
  async work({ now }: { now: () => Date }, { orgId, inTransaction }) {
    const yesterday = addDays(localDateOf(now()), -1);
    const writeDays = (daysAtOnce: number) =>
      inTransaction(async (tx) => {
        const days = await nextDays(tx, orgId, yesterday, daysAtOnce);
        if (days) await takeSnapshots(tx, days, reports.entries());
        return days !== undefined;
      });
    let daysAtOnce = mostDaysAtOnce;
    let isBehind = true;
    while (isBehind)
      try {
        isBehind = await writeDays(daysAtOnce);
      } catch (error) {
        if (daysAtOnce === 1 || !isOutOfTime(error)) throw error;
        daysAtOnce = Math.ceil(daysAtOnce / 4);
      }
  },
});
