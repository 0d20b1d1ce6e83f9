import { localDateOf } from '@dosar/kernel/zone';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { insertAlerts } from './alert-repository.ts';

/** Tells the partner administrators what ends of contracts and documents, 60, 30 and 7 days before. */
export const watchEndsJob = defineJob({
  name: 'partners.watch-ends',
  title: {
    ro: 'Contracte și documente de parteneri care expiră',
    en: 'Contracts and documents of partners that end',
  },
  settings: { retries: 3 },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction(async (tx) => {
      const moment = now();
      await insertAlerts(tx, orgId, { today: localDateOf(moment), now: moment });
    }),
});
