import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { demoId } from '#src/demo-world.ts';
import { cuttableConnection } from '#src/testing/cuttable-connection.ts';
import { useDatabase } from '#src/testing/database.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { createDatabase, inTenant } from '../database/index.ts';
import { declareQueues, type JobList } from './declare-queues.ts';
import { defineJob, definePlatformJob, defineSchedule, noData, type TenantJob } from './define-job.ts';
import { enqueueJob, type EnqueueOptions } from './enqueue-job.ts';
import type { JobRunnerNeeds } from './run-job.ts';
import { startJobs, type JobWorkers } from './start-jobs.ts';

const database = useDatabase();
const demo = demoId('organisation', 'demo');
const alfa = demoId('organisation', 'alfa');

type Needs = JobRunnerNeeds & {
  now: () => Date;
  /** What the work of a test does. */
  act: (job: TenantJob<{ what: string }>) => Promise<void>;
};

const title = { ro: 'Probă', en: 'Trial' };
const trial = defineJob<{ what: string }, Needs>({
  name: 'test.trial',
  title,
  settings: { retries: 1, firstPauseSeconds: 0, concurrency: 2, perOrganisation: 1, pollSeconds: 0.5 },
  data: z.object({ what: z.string() }),
  work: ({ act }, job) => act(job),
  giveUp: async (tx, { orgId, data, reason }) =>
    void (await sql`insert into tag (org_id, name) values (${orgId}, ${`${reason} ${data.what}`})`.execute(
      tx,
    )),
});
const nightly = defineJob<object, Needs>({
  name: 'test.nightly',
  title,
  data: noData,
  work: ({ act }, job) => act({ ...job, data: { what: 'nightly' } }),
});
const platform = definePlatformJob<Needs>({ name: 'test.platform', title, work: () => Promise.resolve() });
/** Twelve hours and half an hour away, so that no schedule comes due by itself while these tests run. */
const [hour, minute] = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: 'numeric',
  timeZone: 'Europe/Bucharest',
})
  .format()
  .split(':')
  .map(Number) as [number, number];
const nightlyCron = `0 ${(hour + 12) % 24} * * *`;
const hourlyCron = `${(minute + 30) % 60} * * * *`;
const list: JobList<Needs> = {
  jobs: [trial, nightly, platform],
  schedules: [
    defineSchedule({ job: nightly, cron: nightlyCron, runsAtStart: true }),
    defineSchedule({ job: platform, cron: hourlyCron }),
  ],
};

let done: string[];
const workers: JobWorkers[] = [];

beforeAll(() => declareQueues(database.connection, list));
beforeEach(async () => {
  done = [];
  await sql`delete from job.job`.execute(database.db.kysely);
});
afterEach(async () => {
  for (const running of workers.splice(0)) await running.stop(1_000);
});

const remember = (job: TenantJob<{ what: string }>) => Promise.resolve(void done.push(job.data.what));
async function startWorking(act: Needs['act'] = remember, schedules = list.schedules.slice(0, 0)) {
  const log = { error: () => undefined, warn: () => undefined };
  const needs = { db: database.db, log, now: () => worldMoment, act };
  const started = await startJobs(database.connection, { ...list, schedules }, needs);
  workers.push(started);
  return started;
}
const put = (what: string, { orgId = demo, ...options }: EnqueueOptions & { orgId?: string } = {}) =>
  inTenant(database.db, orgId, (tx) => enqueueJob(tx, trial, { orgId, what }, options));
const states = async () => {
  const { rows } = await sql<{ state: string }>`
    select name || ' ' || state as state from job.job
    where name in ('test.trial', 'jobs.given-up') order by 1`.execute(database.db.kysely);
  return rows.map(({ state }) => state);
};

describe('a job', () => {
  test('runs once its transaction is stored, and never when that is rolled back', async () => {
    const lost = inTenant(database.db, demo, async (tx) => {
      await enqueueJob(tx, trial, { orgId: demo, what: 'lost' });
      throw new Error('changed my mind');
    });
    await expect(lost).rejects.toThrow('changed my mind');
    expect(await states()).toEqual([]);

    await startWorking();
    await put('kept');
    await expect.poll(states).toEqual(['test.trial completed']);
    expect(done).toEqual(['kept']);
  });

  test('is put in by its organisation for itself only, and seen by nobody else', async () => {
    await put('ours');
    const count = (orgId: string) =>
      inTenant(database.db, orgId, async (tx) => {
        const { rows } = await sql`select from job.job`.execute(tx);
        return rows.length;
      });
    expect([await count(demo), await count(alfa)]).toEqual([1, 0]);
    const forAnother = inTenant(database.db, demo, (tx) => enqueueJob(tx, trial, { orgId: alfa, what: 'x' }));
    await expect(forAnother).rejects.toThrow(/row-level security/);
  });

  test('exists once for each business row', async () => {
    const id = '0190a5b0-0000-7000-8000-000000000001';
    expect([await put('one', { id }), await put('one', { id })]).toEqual([id, null]);
  });

  test('is worked on by one process of two', async () => {
    for (let index = 0; index < 40; index += 1) await put(`job ${index}`);
    await Promise.all([startWorking(), startWorking()]);
    await expect.poll(() => done.length).toBe(40);
    expect(new Set(done).size).toBe(40);
  });

  test('of an organisation that floods the queue leaves room for those of others', async () => {
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await startWorking(async (job) => {
      begun.resolve();
      if (job.orgId === demo) await released.promise;
      await remember(job);
    });
    await put('flood');
    await begun.promise;
    for (let index = 0; index < 4; index += 1) await put(`flood ${index}`);
    await put('other', { orgId: alfa });
    await expect.poll(() => done).toEqual(['other']);
    released.resolve();
    await expect.poll(() => done.length).toBe(6);
  });

  test('that fails is tried again, and told to the business tables when it is given up', async () => {
    await put('broken');
    await startWorking(async (job) => {
      await remember(job);
      throw new Error('the gateway answered 500');
    });
    await expect.poll(states).toEqual(['jobs.given-up completed', 'test.trial failed']);
    expect(done).toEqual(['broken', 'broken']);
    const { rows } = await sql<{ reason: string }>`
      select source_output ->> 'message' as reason from job.job where name = 'jobs.given-up'`.execute(
      database.db.kysely,
    );
    expect(rows).toEqual([{ reason: 'the gateway answered 500' }]);
    const told = await sql`select from tag where name = 'failed broken'`.execute(database.db.kysely);
    expect(told.rows).toHaveLength(1);
  });

  test('that is in progress when its process stops is tried again by another one', async () => {
    await put('long');
    const begun = Promise.withResolvers<void>();
    const first = await startWorking(async ({ signal }) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    await begun.promise;
    await first.stop(1_000);
    await startWorking();
    await expect.poll(() => done).toEqual(['long']);
  });

  test('tells how far it is while it runs', async () => {
    const released = Promise.withResolvers<void>();
    await put('half');
    await startWorking(async (job) => {
      await job.reportProgress(1, 2);
      await released.promise;
    });
    const progress = async () =>
      (await sql`select done, total from job_progress`.execute(database.db.kysely)).rows;
    await expect.poll(progress).toEqual([{ done: 1, total: 2 }]);
    released.resolve();
    await expect.poll(progress).toEqual([]);
  });
});

test('a schedule starts one job for each organisation', async () => {
  const orgIds: string[] = [];
  await startWorking((job) => Promise.resolve(void orgIds.push(job.orgId)), [...list.schedules]);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from organisation`.execute(
    database.db.kysely,
  );
  await expect.poll(() => orgIds.length).toBe(rows[0]?.count);
  expect(new Set(orgIds).size).toBe(orgIds.length);
});

test('schedules are kept in the time of Romania, and go with what declared them', async () => {
  const schedules = async () =>
    (await sql`select name, cron, timezone from job.schedule order by name`.execute(database.db.kysely)).rows;
  const both = [
    { name: 'test.nightly', cron: nightlyCron, timezone: 'Europe/Bucharest' },
    { name: 'test.platform', cron: hourlyCron, timezone: 'Europe/Bucharest' },
  ];
  expect(await schedules()).toEqual(both);
  await declareQueues(database.connection, { ...list, schedules: list.schedules.slice(0, 1) });
  expect(await schedules()).toEqual(both.slice(0, 1));
  await declareQueues(database.connection, list);
  expect(await schedules()).toEqual(both);
});

test('a schedule that was due while no server ran is made up for once', async () => {
  const { kysely } = database.db;
  await sql`update job.schedule set created_on = now() - interval '9 days'`.execute(kysely);
  await sql`update job.version set cron_on = now() - interval '3 days'`.execute(kysely);
  const orgIds: string[] = [];
  await startWorking((job) => Promise.resolve(void orgIds.push(job.orgId)));
  await expect.poll(() => orgIds).toContain(demo);
  await expect.poll(() => orgIds).toContain(alfa);
  expect(new Set(orgIds).size).toBe(orgIds.length);
});

test('workers outlive the loss of the database, and what was put in meanwhile is done when it is back', async () => {
  const { connection } = database;
  if (typeof connection === 'string') throw new Error('The test server is named by its parts.');
  const line = await cuttableConnection(connection);
  const db = createDatabase(line.connection, { maxConnections: 4 });
  const log = { error: () => undefined, warn: () => undefined };
  const needs = { db, log, now: () => worldMoment, act: remember };
  workers.push(await startJobs(line.connection, { ...list, schedules: [] }, needs));
  await put('before');
  await expect.poll(() => done).toEqual(['before']);

  line.cut();
  await put('meanwhile');
  line.mend();
  await expect.poll(() => done).toEqual(['before', 'meanwhile']);
  for (const running of workers.splice(0)) await running.stop(1_000);
  await db.close();
  await line.close();
});

test('workers that cannot get on for minutes are noticed', async () => {
  // The queue notes by the real time when a worker last asked for work.
  const clock = { time: performance.timeOrigin + performance.now() };
  const log = { error: () => undefined, warn: () => undefined };
  const started = await startJobs(
    database.connection,
    { ...list, schedules: [] },
    { db: database.db, log, now: () => new Date(clock.time), act: remember },
  );
  workers.push(started);
  expect(started.isGettingOn('test.trial')).toBe(true);
  clock.time += 6 * 60_000;
  expect(started.isGettingOn('test.trial')).toBe(false);
});

test('a request sees nothing else of the queue than its jobs', async () => {
  const db = createDatabase(database.connection, { maxConnections: 1 });
  const asRequest = (statement: string) =>
    inTenant(db, demo, (tx) => sql.raw(statement).execute(tx)).catch((error: unknown) => error);
  for (const table of ['subscription', 'warning', 'instance', 'bam', 'queue_stats'])
    expect(await asRequest(`select from job.${table}`)).toMatchObject({ code: '42501' });
  expect(await asRequest(`update job.queue set notify = false`)).toMatchObject({ code: '42501' });
  expect(await asRequest(`create table job.extra (id integer)`)).toMatchObject({ code: '42501' });
  await db.close();
});
