import { defineJob, noData } from '../jobs/define-job.ts';

/** Forgets the answers that repeated requests would have been given. */
export const forgetAnswersJob = defineJob({
  name: 'requests.tidy-up',
  title: { ro: 'Curățenie în răspunsurile păstrate', en: 'Tidying up stored answers' },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction(async (tx) => {
      await tx
        .deleteFrom('idempotency_key')
        .where('org_id', '=', orgId)
        .where('expires_at', '<', now())
        .execute();
    }),
});
