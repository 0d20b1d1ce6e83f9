import { expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { many, someWork } from '#src/testing/some-work.ts';
import { useKillableServers } from '#src/testing/killable-servers.ts';
import { escalateJob } from './escalate-job.ts';

const orgId = demoId('organisation', 'demo');
const { api, start, observer, isWaitingFor, letGo } = useKillableServers();
const untilDone = { timeout: 60_000, interval: 200 };

const count = async (statement: string) => {
  const { rows } = await observer().query<{ count: number }>(
    `select count(*)::integer as count ${statement}`,
  );
  return rows[0]?.count ?? 0;
};
/** Mails about legal deadlines that were missed, by whom they go to; other warnings are of no concern here. */
const mails = async () => {
  const { rows } = await observer().query<{ recipient: string; count: number }>(
    `select to_address as recipient, count(*)::integer as count from outbox where subject like 'Termen legal depășit%'
      group by to_address order by to_address`,
  );
  return rows;
};
const warned = () => count(`from escalation where step = 'law_missed'`);
const told = () => count(`from timeline_event where kind = 'legal_clock' and title = 'Termen legal depășit'`);

test('W2 a server that is killed while it warns of missed deadlines has warned of none, and the next run warns of each once', async () => {
  await someWork(
    api,
    many(3, () => ({ columns: { is_case_master: true } })),
  );
  const first = await start();
  await observer().query('delete from legal_clock');
  await observer().query(
    `insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date,
        amount_bani)
      select $1, claim_file_id, 'RCA_30', 'rca', '2017-07-12', '2026-01-31', '2026-03-02', 686700 from claim_file where org_id = $1`,
    [orgId],
  );
  const before = { mails: await mails(), warned: await warned(), told: await told() };
  const run = () => inTenant(api.database, orgId, (tx) => enqueueJob(tx, escalateJob, { orgId }));

  // Whom it reached is kept when the first mail makes the server wait.
  await observer().query('begin');
  await observer().query('lock table outbox in share mode');
  await run();
  const isWaiting = () => isWaitingFor('outbox');
  await expect.poll(isWaiting, { interval: 20, timeout: 60_000 }).toBe(true);
  await first.kill();
  await letGo();
  expect({ mails: await mails(), warned: await warned(), told: await told() }).toEqual(before);

  // Two servers and two runs at once: the terms are found by both, and each is told once.
  await Promise.all([start(), start()]);
  await Promise.all([run(), run()]);
  await expect.poll(warned, untilDone).toBe(before.warned + 3);
  await expect
    .poll(() => count(`from job.job where name = 'workload.escalate' and state < 'completed'`), untilDone)
    .toBe(0);
  expect(await told()).toBe(before.told + 3);
  const sent = await mails();
  expect(sent.length).toBeGreaterThan(before.mails.length);
  for (const { recipient, count: some } of sent) {
    const had = before.mails.find((mail) => mail.recipient === recipient)?.count ?? 0;
    expect([recipient, some - had]).toEqual([recipient, had > 0 && some === had ? 0 : 1]);
  }
}, 180_000);
