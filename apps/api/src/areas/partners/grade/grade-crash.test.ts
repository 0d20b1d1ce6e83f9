import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { chosen, jobCalls, onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { useKillableServers } from '#src/testing/killable-servers.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { askForGradesJob } from './ask-for-grades-job.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers();
const untilDone = { timeout: 60_000, interval: 50 };

test('M8 a server that is killed while it asks for a grade has not asked, and the claimant is asked once', async () => {
  const [shop = ''] = await onlyPartners(api, [{ name: 'Auto Rapid' }]);
  const ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
  const claim = await aClaim(api).takenIn();
  const { assignment_id: work } = await claim.main();
  await sql`update contact_channel set confirmed_at = now(), is_preferred = kind = 'email',
      value = case kind when 'email' then 'o-data@mail.example' else value end where party_id = ${claim.claimantPartyId}`.execute(
    api.database.kysely,
  );
  await sql`update organisation set messages_from = '00:00', messages_until = '23:59'`.execute(
    api.database.kysely,
  );
  let job = await ana.make(work, { kind: 'towing', to: chosen(shop) });
  job = await ana.act(job, 'accept', { promised_on: '2099-12-10' });
  job = await ana.act(job, 'start_work');
  job = await ana.act(job, 'finish');
  await observer().query('alter table partner_job_step disable trigger user');
  await observer().query(
    `update partner_job_step set happened_at = happened_at - interval '2 days' where partner_job_id = $1`,
    [job.partner_job_id],
  );
  const orgId = await api.organisation('demo');
  const ask = () => inTenant(api.runtime.db, orgId, (tx) => enqueueJob(tx, askForGradesJob, { orgId }));
  const count = async (query: string) =>
    (await observer().query<{ count: number }>(`select count(*)::integer as count from ${query}`)).rows[0]
      ?.count;
  const questions = () => count('partner_job_grade');
  const letters = () => count(`outbox where body like '%/guest/partner_grade/%'`);

  // The question is kept by the time its message is: there the server waits, and dies.
  const first = await start();
  await observer().query('begin');
  await observer().query('lock table outbox in share mode');
  await ask();
  await expect.poll(() => isWaitingFor('outbox'), untilDone).toBe(true);
  await first.kill();
  await letGo();
  expect([await questions(), await letters()]).toEqual([0, 0]);

  await start();
  await ask();
  await ask();
  await expect.poll(questions, untilDone).toBe(1);
  await ask();
  expect(await letters()).toBe(1);
}, 180_000);
