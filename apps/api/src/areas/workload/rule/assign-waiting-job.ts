import type { Env } from '#src/env.ts';
import { absenceEnded, absenceRevoked } from '#src/areas/absences/events.ts';
import { systemCaller, type ChangeContext, type Subscription } from '#src/kernel/events/domain-event.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { assignByRule, assignToNamed } from './assign-by-rule.ts';
import { findStoppedWork, findWaitingWork, givenAtOnce } from './new-work-repository.ts';
import { findRuledTeams } from './rule-repository.ts';

/** Gives out what waits for a team with the rule or for somebody whom a rule names, because they are back or have room again. */
export const assignWaitingJob = defineJob({
  name: 'workload.assign-waiting',
  title: { ro: 'Împărțirea muncii care așteaptă', en: 'Giving out work that waits' },
  // The next run comes within minutes and finds the same work.
  settings: { retries: 0, keptSeconds: 60 * 60 },
  data: noData,
  async work({ env, now }: { env: Env; now: () => Date }, { orgId, inTransaction }) {
    for (const teamId of await inTransaction((tx) => findRuledTeams(tx, orgId))) {
      let after: { dueAt: Date; assignmentId: string } | undefined;
      let found = givenAtOnce;
      while (found === givenAtOnce)
        found = await inTransaction(async (tx) => {
          const works = await findWaitingWork(tx, orgId, teamId, after);
          const last = works.at(-1);
          if (last) after = { dueAt: last.due_at, assignmentId: last.assignment_id };
          const context = { tx, caller: systemCaller(orgId), now: now() };
          if (last) await assignByRule({ staffOrigin: env.STAFF_ORIGIN }, context, teamId, works);
          return works.length;
        });
    }
    let after: string | undefined;
    let found = givenAtOnce;
    while (found === givenAtOnce)
      found = await inTransaction(async (tx) => {
        const works = await findStoppedWork(tx, orgId, after);
        after = works.at(-1)?.assignment_id;
        const context = { tx, caller: systemCaller(orgId), now: now() };
        for (const work of works) await assignToNamed(context, work);
        return works.length;
      });
  },
});

/** Somebody is back: what nobody could get may go to them. */
export const assignWhenBack: readonly Subscription[] = [
  absenceEnded.follow(giveOut),
  absenceRevoked.follow(giveOut),
];

async function giveOut({ tx, caller }: ChangeContext) {
  await enqueueJob(tx, assignWaitingJob, { orgId: caller.orgId });
}
