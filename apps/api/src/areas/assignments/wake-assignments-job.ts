import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { wakeDue } from './wake-assignments.ts';
import { wokenAtOnce } from './wake-repository.ts';

/** Brings back work that was put off until now. */
export const wakeAssignmentsJob = defineJob({
  name: 'assignments.wake-up',
  title: { ro: 'Revenirea activităților amânate', en: 'Bringing back snoozed tasks' },
  // The next run comes within a minute: a retry would only double it, and nobody looks at the record of a run.
  settings: { retries: 0, keptSeconds: 10 * 60 },
  data: noData,
  async work({ now }: { now: () => Date }, { orgId, inTransaction }) {
    const moment = { orgId, now: now() };
    let woken = wokenAtOnce;
    while (woken === wokenAtOnce) woken = await inTransaction((tx) => wakeDue(tx, moment));
  },
});
