import { expect, test } from 'vitest';
import { chosen, jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { useKillableServers } from '#src/testing/killable-servers.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { watchSilenceJob } from './watch-silence-job.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers();
const untilDone = { timeout: 60_000, interval: 50 };

async function offersOf(jobId: string) {
  const { rows } = await observer().query<{ name: string; answer: string | null }>(
    `select partner.name, offer.answer from partner_job_offer offer join partner using (org_id, partner_id)
      where offer.partner_job_id = $1 order by offer.offer_no`,
    [jobId],
  );
  return rows.map(({ name, answer }) => [name, answer]);
}

test('M8 a server that is killed between the silence and the next offer leaves neither, and the offer is made once', async () => {
  const [silent = ''] = await onlyPartners(api, [{ name: 'Tăcutul' }, { name: 'Al doilea' }]);
  await observer().query(`update partner set email = 'lucrari@al-doilea.example' where name = 'Al doilea'`);
  const ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  const { assignment_id: work } = await (await aClaim(api).takenIn()).main();
  const { partner_job_id: jobId } = await ana.make(work, { to: chosen(silent) });
  await observer().query(`update partner_job set due_at = $2 where partner_job_id = $1`, [
    jobId,
    new Date(api.now().getTime() - 60_000),
  ]);
  const orgId = await api.organisation('demo');
  const watch = () => inTenant(api.runtime.db, orgId, (tx) => enqueueJob(tx, watchSilenceJob, { orgId }));

  // The silence is noted by the time the next partner is written to: there the server waits, and dies.
  const first = await start();
  await observer().query('begin');
  await observer().query('lock table outbox in share mode');
  await watch();
  await expect.poll(() => isWaitingFor('outbox'), untilDone).toBe(true);
  await first.kill();
  await letGo();
  expect(await offersOf(jobId)).toEqual([['Tăcutul', null]]);

  await start();
  await watch();
  await watch();
  const passedOn = [
    ['Tăcutul', 'silent'],
    ['Al doilea', null],
  ];
  await expect.poll(() => offersOf(jobId), untilDone).toEqual(passedOn);
  await watch();
  const { rows } = await observer().query<{ count: number }>(
    `select count(*)::integer as count from outbox where to_address = 'lucrari@al-doilea.example'`,
  );
  expect(rows[0]?.count).toBe(1);
  expect(await offersOf(jobId)).toEqual(passedOn);
}, 180_000);
