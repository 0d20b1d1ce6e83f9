import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { passOnSilentJobs } from './pass-on-silent-jobs.ts';

/** Ends offers that nobody answered in time; each is one with its next offer, so a run that died is repeated without doing anything twice. */
export const watchSilenceJob = defineJob({
  name: 'partners.watch-silence',
  title: { ro: 'Oferte către parteneri fără răspuns', en: 'Offers to partners without an answer' },
  settings: { retries: 3, perOrganisation: 1 },
  data: noData,
  async work({ now }: { now: () => Date }, { orgId, inTransaction, signal }) {
    await passOnSilentJobs({ orgId, now: now(), inTransaction, isStopped: () => signal.aborted });
  },
});
