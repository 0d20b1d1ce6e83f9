import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { keptSince } from '#src/kernel/settings/retained-kind.ts';
import { forgetContacts } from './forget-contacts-repository.ts';
import { keptContacts } from './kept-contacts.ts';

/** Forgets whom a partner had to call, as many days after the end of the job as the organisation has set. */
export const forgetContactsJob = defineJob({
  name: 'partners.forget-contacts',
  title: {
    ro: 'Date personale din lucrări încheiate ale partenerilor',
    en: 'Personal data of ended jobs of partners',
  },
  settings: { retries: 3 },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction(async (tx) =>
      forgetContacts(tx, orgId, await keptSince(tx, { orgId, now: now() }, keptContacts)),
    ),
});
