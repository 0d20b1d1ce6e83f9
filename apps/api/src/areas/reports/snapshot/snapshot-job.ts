import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { reports } from '../extension-points.ts';
import { nextDays, takeSnapshots } from './take-snapshots.ts';

/** Writes down each day that is over, once; an organisation that has no history yet gets it from its first claim on. */
export const snapshotJob = defineJob({
  name: 'reports.snapshot',
  title: { ro: 'Instantaneul zilnic al rapoartelor', en: 'Daily snapshot of reports' },
  settings: { keptSeconds: 24 * 60 * 60, longestSeconds: 60 * 60, concurrency: 1 },
  data: noData,
  async work({ now }: { now: () => Date }, { orgId, inTransaction }) {
    const yesterday = addDays(localDateOf(now()), -1);
    let isBehind = true;
    while (isBehind)
      isBehind = await inTransaction(async (tx) => {
        const days = await nextDays(tx, orgId, yesterday);
        if (days) await takeSnapshots(tx, days, reports.entries());
        return days !== undefined;
      });
  },
});
