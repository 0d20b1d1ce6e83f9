import { outsideTenant, type Db } from '#src/kernel/database/index.ts';
import { defineJob, definePlatformJob, noData } from '#src/kernel/jobs/define-job.ts';
import { deleteAccountLeftovers, deleteOldAttempts } from './account-leftovers-repository.ts';

type Needs = { db: Db; now: () => Date };

/** Removes what signing in left behind. */
export const tidyUpAccountJob = defineJob({
  name: 'account.tidy-up',
  title: { ro: 'Curățenie în autentificări', en: 'Tidying up sign-ins' },
  data: noData,
  work: ({ now }: Needs, { orgId, inTransaction }) =>
    inTransaction((tx) => deleteAccountLeftovers(tx, orgId, now())),
});

/** Forgets failed sign-ins that no longer count; they belong to no organisation. */
export const tidyUpAttemptsJob = definePlatformJob({
  name: 'account.attempts.tidy-up',
  title: { ro: 'Curățenie în încercările de autentificare', en: 'Tidying up failed sign-ins' },
  work: ({ db, now }: Needs) => outsideTenant(db, (tx) => deleteOldAttempts(tx, now())),
});
