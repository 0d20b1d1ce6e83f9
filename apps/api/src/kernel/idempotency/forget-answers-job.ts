import { defineJob, noData } from '../jobs/define-job.ts';

/** Deletes stored answers that are too old for repeated requests. */
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
