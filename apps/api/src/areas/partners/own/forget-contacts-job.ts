import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { forgetContacts } from './forget-contacts-repository.ts';
import { daysOfPersonalData } from './own-job.ts';

const day = 86_400_000;

/** Forgets whom a partner had to call, 30 days after the job has ended. */
export const forgetContactsJob = defineJob({
  name: 'partners.forget-contacts',
  title: {
    ro: 'Date personale din lucrări încheiate ale partenerilor',
    en: 'Personal data of ended jobs of partners',
  },
  settings: { retries: 3 },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction((tx) => forgetContacts(tx, orgId, new Date(now().getTime() - daysOfPersonalData * day))),
});
