import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { examineServices } from '#db/doctor/examine-surroundings.ts';
import { inTenant } from './kernel/database/index.ts';
import { watchServices } from './kernel/health/service-watch.ts';
import { bringForward } from './kernel/outbox/catch-up.ts';
import { deliverMessageJob } from './kernel/outbox/deliver-message-job.ts';
import { enqueue } from './kernel/outbox/enqueue.ts';
import { messageDelivery } from './providers/message-delivery.ts';
import { catchUp } from './server-jobs.ts';
import { demoId } from './demo-world.ts';
import { readEnv, type Env } from './env.ts';
import { stopClock, useDatabase, worldMoment } from './testing/database.ts';
import { workOff } from './testing/work-off.ts';

const database = useDatabase();
const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
const files = { open: () => Promise.resolve(undefined) };
const minute = 60_000;

afterEach(async () => {
  await sql`delete from outbox`.execute(database.db.kysely);
  await sql`delete from job.job`.execute(database.db.kysely);
  await stopClock(database.db.kysely, worldMoment);
});

/** Moves the clock of the product; the queue has one of its own (pg-boss, `job_now`), so its jobs come nearer instead. */
async function letPass(clock: { now: Date }, milliseconds: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + milliseconds);
  await stopClock(database.db.kysely, clock.now);
  await sql`update job.job set start_after = start_after - ${milliseconds / 1000} * interval '1 second'`.execute(
    database.db.kysely,
  );
}

async function put(count: number, kind: 'email' | 'sms' = 'email', orgCode = 'demo'): Promise<void> {
  const orgId = demoId('organisation', orgCode);
  await inTenant(database.db, orgId, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await enqueue(tx, {
        orgId,
        kind,
        to: kind === 'sms' ? '+40722000000' : `${index}@example.com`,
        body: 'x',
      });
  });
}

/** A mail server that takes every mail; while it is away nobody listens at its port. */
async function mailServer() {
  const taken: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isContent = false;
    say('220 test');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isContent && line !== '.') continue;
        if (line.startsWith('RCPT TO:')) taken.push(line);
        isContent = line === 'DATA';
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else say(isContent ? '354 go on' : '250 ok');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const goAway = () => new Promise<void>((closed) => server.close(() => closed()));
  const comeBack = () => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  onTestFinished(() => (server.listening ? goAway() : undefined));
  return { url: `smtp://127.0.0.1:${port}`, taken, goAway, comeBack };
}

/** A process of the product, as far as messages are concerned. */
function process(env: Env, clock: { now: Date }) {
  const needs = { db: database.db, log, files, now: () => clock.now, deliver: messageDelivery(env) };
  const watch = watchServices({
    examine: () => examineServices(env),
    onChange: () => undefined,
    onReached: (service) => reached.push(catchUp(needs, service, log)),
  });
  const reached: Promise<void>[] = [];
  return {
    work: () => workOff(database.connection, deliverMessageJob, needs),
    async look() {
      await watch.look();
      await Promise.all(reached);
    },
  };
}

const states = async () =>
  (
    await sql<{ state: string; count: number }>`
      select state, count(*)::integer as count from outbox group by state`.execute(database.db.kysely)
  ).rows;

test('after a mail server was away for two hours, all that waited has left within a minute, once', async () => {
  const mail = await mailServer();
  const env = readEnv({ APP_ENV: 'Test', SMTP_URL: mail.url });
  const clock = { now: worldMoment };
  const [one, other] = [process(env, clock), process(env, clock)];
  await one.look();
  await other.look();
  await mail.goAway();
  await put(8);
  for (let passed = 0; passed < 120; passed += 5) {
    await one.work();
    await letPass(clock, 5 * minute);
  }
  await one.work();
  await one.look();
  await other.look();
  expect(await states()).toEqual([{ state: 'pending', count: 8 }]);

  await mail.comeBack();
  await one.work();
  expect(mail.taken).toEqual([]);
  // Each process asks every fifteen seconds while the server is away.
  await letPass(clock, minute / 4);
  await Promise.all([one.look(), other.look()]);
  await letPass(clock, minute / 4);
  await Promise.all([one.work(), other.work()]);
  expect(await states()).toEqual([{ state: 'sent', count: 8 }]);
  expect(mail.taken).toHaveLength(8);
  expect(new Set(mail.taken).size).toBe(8);
});

/** In how many seconds messages of a kind are due, as seen from a moment shortly after `bringForward`. */
const due = async (kind: string) =>
  (
    await sql<{ seconds: number }>`
      select extract(epoch from start_after - job.job_now())::float8 as seconds from job.job
        join outbox on outbox_id = id where kind = ${kind} order by 1`.execute(database.db.kysely)
  ).rows.map(({ seconds }) => seconds);
const failAll = () =>
  workOff(database.connection, deliverMessageJob, {
    db: database.db,
    log,
    files,
    now: () => worldMoment,
    deliver: () => Promise.reject(new Error('away')),
  });

test('what waited becomes due fifty a second for each organisation, however many processes notice', async () => {
  await put(120);
  await put(30, 'email', 'alfa');
  await failAll();
  await sql`update job.job set start_after = job.job_now() + interval '15 minutes'`.execute(
    database.db.kysely,
  );
  await Promise.all([bringForward(database.db, 'email'), bringForward(database.db, 'email')]);
  await bringForward(database.db, 'email');

  const seconds = await due('email');
  const [first = 0] = seconds;
  const dueIn = (from: number, to: number) =>
    seconds.filter((second) => second - first >= from && second - first < to).length;
  expect(first).toBeLessThanOrEqual(0);
  expect([dueIn(0, 0.9), dueIn(0.9, 1.9), dueIn(1.9, 2.9)]).toEqual([80, 50, 20]);
});

const startOf = async (id: string) =>
  (
    await sql<{ at: Date }>`select start_after as at from job.job where id = ${id}`.execute(
      database.db.kysely,
    )
  ).rows[0]?.at;

test('messages of another kind, and those that have not been tried, keep their time', async () => {
  await put(3, 'sms');
  await failAll();
  await sql`update job.job set start_after = job.job_now() + interval '15 minutes'`.execute(
    database.db.kysely,
  );
  const orgId = demoId('organisation', 'demo');
  const at = new Date(worldMoment.getTime() + minute);
  const later = { orgId, kind: 'email', to: 'ana@example.com', body: 'x', sendAt: at } as const;
  const leaving = await inTenant(database.db, orgId, (tx) => enqueue(tx, later));

  expect(await bringForward(database.db, 'email')).toBe(0);
  for (const seconds of await due('sms')) expect(seconds).toBeGreaterThan(880);
  expect(await startOf(leaving)).toEqual(at);
  expect(await bringForward(database.db, 'sms')).toBe(3);
});
