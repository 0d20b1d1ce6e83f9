import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startJobs } from '#src/kernel/jobs/start-jobs.ts';
import { deliverMessageJob } from '#src/kernel/outbox/deliver-message-job.ts';
import { enqueue, enqueueAgain } from '#src/kernel/outbox/enqueue.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { workOff } from '#src/testing/work-off.ts';

const api = startTestApi();
const log = { error: () => undefined, warn: () => undefined };
let calin: CallerHeaders;
let alfa: CallerHeaders;
beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
  alfa = await api.tokenFor('alfa.ana');
});
afterEach(async () => {
  await sql`delete from job.job`.execute(api.database.kysely);
});

const browse = async (state: string, headers = calin, after?: string) =>
  (
    await api.inject({
      url: `/api/config/browseJobs?state=${state}${after === undefined ? '' : `&after=${after}`}`,
      headers: { ...headers, 'accept-language': 'ro' },
    })
  ).json<Schema<'JobPage'>>();
const ask = (operation: 'retryJob' | 'cancelJob', id: string | undefined, headers = calin) =>
  api.inject({ method: 'POST', url: `/api/config/${operation}/${id}`, headers });

async function message(orgCode = 'demo', to = 'ana@example.com'): Promise<string> {
  const orgId = await api.organisation(orgCode);
  return inTenant(api.runtime.db, orgId, (tx) =>
    enqueue(tx, { orgId, kind: 'email', to, subject: 'Dosar', body: 'x' }),
  );
}
const stateOf = async (id: string) =>
  (
    await sql<{ state: string }>`select state from outbox where outbox_id = ${id}`.execute(
      api.database.kysely,
    )
  ).rows[0]?.state;
const deliver = (how: () => Promise<void>, options = {}) =>
  workOff(api.connection, deliverMessageJob, { ...api.runtime, log, deliver: how }, options);
const refuse = () => Promise.reject(new Error('The gateway answered 500.'));

describe('the jobs of an organisation', () => {
  test('that wait are listed newest first, page by page, and to nobody else', async () => {
    for (let index = 0; index < 60; index += 1) await message();
    await message('alfa');
    const first = await browse('waiting');
    expect(first.items).toHaveLength(50);
    expect(first.counts).toEqual({ running: 0, waiting: 60, failed: 0 });
    expect(first.items[0]).toMatchObject({ title: 'Trimiterea unui mesaj', tries: 0, reason: null });
    const second = await browse('waiting', calin, first.next_cursor ?? '');
    expect(second.items).toHaveLength(10);
    expect(second.next_cursor).toBeNull();
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ job_id }) => job_id)).size).toBe(60);
    const made = Buffer.from(JSON.stringify(['jobs', 'waiting', 'soon', all[0]?.job_id])).toString(
      'base64url',
    );
    const refused = await api.inject({
      url: `/api/config/browseJobs?state=waiting&after=${made}`,
      headers: calin,
    });
    expect(refused.statusCode).toBe(400);
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await browse('waiting', alfa)).counts.waiting).toBe(1);
  });

  test('that run say how far they are', async () => {
    await message();
    const released = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = {
      ...deliverMessageJob,
      work: async (_needs: unknown, job: Parameters<typeof deliverMessageJob.work>[1]) => {
        await job.reportProgress(3, 10);
        begun.resolve();
        await released.promise;
      },
    };
    const workers = await startJobs(api.connection, { jobs: [slow], schedules: [] }, { ...api.runtime, log });
    await begun.promise;
    const { items } = await browse('running');
    expect(items).toMatchObject([{ state: 'running', tries: 1, progress: { done: 3, total: 10 } }]);
    released.resolve();
    await workers.stop(5_000);
    expect((await browse('running')).items).toEqual([]);
  });

  test('that wait for another try say why the last one failed, and when the next one is', async () => {
    await message();
    await deliver(refuse);
    const { items } = await browse('waiting');
    expect(items).toMatchObject([{ tries: 1, reason: 'error', detail: 'The gateway answered 500.' }]);
    expect(new Date(items[0]?.next_try_at ?? 0).getTime()).toBeGreaterThan(api.now().getTime());
  });

  test('that were given up are listed with their reason, and done when somebody tries them again', async () => {
    const id = await message();
    await deliver(refuse, { ignoresPauses: true });
    expect(await stateOf(id)).toBe('dead');
    const [failed] = (await browse('failed')).items;
    expect(failed).toMatchObject({ state: 'failed', tries: 100, reason: 'error' });

    expect((await ask('retryJob', failed?.job_id, alfa)).statusCode).toBe(404);
    expect((await ask('retryJob', failed?.job_id)).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('pending');
    expect((await browse('failed')).items).toEqual([]);
    expect((await ask('retryJob', failed?.job_id)).statusCode).toBe(404);
    expect(await deliver(() => Promise.resolve())).toBe(1);
    expect(await stateOf(id)).toBe('sent');
    const { rows } = await sql`
      select from audit_log where event = 'JOB_RETRIED' and entity_id = ${failed?.job_id}
        and outcome = 'success'`.execute(api.database.kysely);
    expect(rows).toHaveLength(1);
  });

  test('that wait are cancelled, with what they would have done', async () => {
    const id = await message();
    const [waiting] = (await browse('waiting')).items;
    expect((await ask('cancelJob', waiting?.job_id, alfa)).statusCode).toBe(404);
    expect((await ask('cancelJob', waiting?.job_id)).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('dropped');
    expect(await deliver(() => Promise.resolve())).toBe(0);
    expect((await ask('cancelJob', waiting?.job_id)).statusCode).toBe(404);
  });

  test('of messages are counted by kind: how many wait, since when and why, how many were given up, and when one last left', async () => {
    await sql`delete from outbox`.execute(api.database.kysely);
    await message();
    await deliver(() => Promise.resolve());
    const given = await message('demo', 'gone@example.com');
    await deliver(refuse, { ignoresPauses: true });
    await message();
    await message();
    await message('alfa');
    await deliver(() => Promise.reject(new Error('connect ECONNREFUSED')));
    const now = api.now().toISOString();
    const none = { waiting: 0, waiting_since: null, reason: null, failed: 0, last_sent_at: null };
    expect((await browse('waiting')).messages).toEqual([
      {
        kind: 'email',
        waiting: 2,
        waiting_since: now,
        reason: 'connect ECONNREFUSED',
        failed: 1,
        last_sent_at: now,
      },
      { kind: 'sms', ...none },
      { kind: 'push', ...none },
    ]);
    expect((await browse('waiting', alfa)).messages[0]).toMatchObject({
      waiting: 1,
      failed: 0,
      last_sent_at: null,
    });

    const orgId = await api.organisation('demo');
    await inTenant(api.runtime.db, orgId, (tx) => enqueueAgain(tx, orgId, given));
    expect((await browse('waiting')).messages[0]).toMatchObject({ waiting: 3, failed: 0 });
  });

  test('of schedules say when they ran and will run, in the time of Romania; of the platform only that', async () => {
    const { schedules } = await browse('waiting');
    const nightly = schedules.find(({ name }) => name === 'worklist.check-lists');
    expect(nightly).toMatchObject({ title: 'Verificarea de noapte a listelor', is_platform: false });
    const hour = new Intl.DateTimeFormat('ro', { hour: 'numeric', timeZone: 'Europe/Bucharest' });
    expect(Number(hour.format(new Date(nightly?.next_run_at ?? 0)))).toBe(3);
    expect(schedules.filter(({ is_platform: isPlatform }) => isPlatform).map(({ name }) => name)).toContain(
      'audit.anchor',
    );
  });
});
