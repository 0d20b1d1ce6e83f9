import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { checkLists } from './check-lists-repository.ts';

/** Looks once a night for open work that nobody can get to. */
export const checkListsJob = defineJob({
  name: 'worklist.check-lists',
  title: { ro: 'Verificarea de noapte a listelor', en: 'Nightly check of the lists' },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction((tx) => checkLists(tx, { orgId, now: now() })),
});
