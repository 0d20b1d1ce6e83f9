import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import type { TenantJob } from '#src/kernel/jobs/define-job.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { snapshotJob } from './snapshot-job.ts';
import { isBeingCounted } from './snapshot-repository.ts';

const api = startTestApi();
let orgId: string;

beforeAll(async () => {
  orgId = await api.organisation('demo');
  await aPieceOfWork(api);
  await sql`update claim_file set opened_at = opened_at - interval '200 days' where org_id = ${orgId}`.execute(
    api.database.kysely,
  );
});

beforeEach(forgetDays);

async function forgetDays() {
  for (const table of ['snapshot_case', 'daily_snapshot', 'snapshot_day'])
    await sql`delete from ${sql.table(table)} where org_id = ${orgId}`.execute(api.database.kysely);
}

const outOfTime = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

/** Runs the job on a database that has time for so many days at once. */
async function runOn(mostDays: number) {
  const spans: number[] = [];
  const job: TenantJob<object> = {
    id: '0197a1f0-0000-7000-8000-000000000001',
    data: {},
    attempt: 1,
    signal: new AbortController().signal,
    orgId,
    reportProgress: () => Promise.resolve(),
    inTransaction: (work) =>
      inTenant(api.database, orgId, async (tx) => {
        const before = await countDays(tx);
        const answer = await work(tx);
        const days = (await countDays(tx)) - before;
        if (days > mostDays) throw outOfTime();
        if (days > 0) spans.push(days);
        return answer;
      }),
  };
  await snapshotJob.work(api.runtime, job);
  return spans;
}

const countDays = async (db: Parameters<ReturnType<typeof sql>['execute']>[0]) => {
  const { rows } = await sql<{ days: number }>`
    select count(*)::integer as days from snapshot_day where org_id = ${orgId}`.execute(db);
  return rows[0]?.days ?? 0;
};

test('an organisation that catches up writes a quarter of a year at once', async () => {
  const spans = await runOn(1000);

  expect(spans.slice(0, 2)).toEqual([92, 92]);
});

test('where a statement takes too long, fewer days are written at once, and all of them in the end', async () => {
  const whole = (await runOn(1000)).reduce((sum, days) => sum + days, 0);
  await forgetDays();

  const spans = await runOn(10);

  expect(Math.max(...spans)).toBe(6);
  expect(spans.reduce((sum, days) => sum + days, 0)).toBe(whole);
});

test('a single day that takes too long fails the job, which is tried again later', async () => {
  await expect(runOn(0)).rejects.toMatchObject({ code: '57014' });
});

test('C37 the figures of an organisation are being counted until the day before the last of a period is written down', async () => {
  const yesterday = addDays(localDateOf(api.runtime.now()), -1);
  const isCounting = (to: string) => inTenant(api.database, orgId, (tx) => isBeingCounted(tx, orgId, to));
  expect(await isCounting(yesterday)).toBe(true);

  await runOn(1000);

  expect(await isCounting(yesterday)).toBe(false);
  expect(await isCounting(addDays(yesterday, 1)), 'the night writes the last day').toBe(false);
  expect(await isCounting(addDays(yesterday, 2))).toBe(true);
});

test('C37 where there is no claim, nothing is being counted', async () => {
  await sql`update claim_file set opened_at = ${addDays(localDateOf(api.runtime.now()), 1)}::date where org_id = ${orgId}`.execute(
    api.database.kysely,
  );

  const isCounting = await inTenant(api.database, orgId, (tx) =>
    isBeingCounted(tx, orgId, localDateOf(api.runtime.now())),
  );

  expect(isCounting).toBe(false);
});
