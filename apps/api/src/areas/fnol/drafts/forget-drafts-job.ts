import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { removeExpiredGuestDrafts } from './guest-draft-repository.ts';
import { removeExpiredDrafts } from './claim-draft-repository.ts';

/** Throws away drafts whose day has come: as many days after they were saved last as the organisation had set then. */
export const forgetDraftsJob = defineJob({
  name: 'fnol.forget-drafts',
  title: { ro: 'Ciorne de daune expirate', en: 'Expired drafts of claims' },
  settings: { retries: 3 },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction(async (tx) => {
      await removeExpiredDrafts(tx, orgId, now());
      await removeExpiredGuestDrafts(tx, orgId, now());
    }),
});
