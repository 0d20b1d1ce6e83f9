import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { holdJobs, releaseJobs } from '#src/kernel/jobs/job-hold.ts';
import { connectionUrl } from '#src/testing/connection-url.ts';
import { useDatabase } from '#src/testing/database.ts';
import { placeIn, aPieceOfWork } from '#src/testing/some-work.ts';
import { examine } from './examine.ts';
import { findingsTable } from './finding.ts';

const database = useDatabase();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosar-doctor-'));
  await aPieceOfWork(placeIn(database));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const settings = () => ({
  APP_ENV: 'Test',
  DATA_DIR: dataDir,
  DATABASE_URL: connectionUrl(database.connection),
});
/** The clock that goes on, also where that of the rows stands still. */
const databaseTime = async () => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.db.kysely);
  return rows[0]?.now.getTime() ?? 0;
};
const look = async (more: Record<string, string> = {}, later = 0) => {
  const time = await databaseTime();
  const findings = await examine({ ...settings(), ...more }, () => new Date(time + later));
  return Object.fromEntries(findings.map(({ subject, verdict, says }) => [subject, `${verdict}: ${says}`]));
};

test('C1 names what it looked at, and of the database of the tests only that it may lose what it was given', async () => {
  const findings = await examine(settings());
  expect(findings.flatMap(({ subject, verdict }) => (verdict === 'bad' ? [subject] : []))).toEqual([
    'durability',
  ]);
  const table = findingsTable(findings);
  for (const subject of [
    'settings',
    'schema',
    'row security',
    'messages',
    'queues',
    'disk',
    'mail',
    'virus scanner',
  ])
    expect(table).toContain(subject);
  expect(table).toContain('→ set fsync, full_page_writes and synchronous_commit to on');
});

test('C1 wrong settings are named before anything else is looked at', async () => {
  expect(await look({ STAFF_PORT: 'http' })).toEqual({ STAFF_PORT: expect.stringMatching(/^bad: /) });
});

test('C1 a table without row security, a newer schema and a clock that is wrong are bad', async () => {
  const { kysely } = database.db;
  await sql`alter table note no force row level security`.execute(kysely);
  await sql`insert into schema_migration (number, name, checksum) values (9999, '9999_later', '')`.execute(
    kysely,
  );
  onTestFinished(async () => {
    await sql`alter table note force row level security`.execute(kysely);
    await sql`delete from schema_migration where number = 9999`.execute(kysely);
  });
  expect(await look({}, 60_000)).toMatchObject({
    'row security': 'bad: off for note',
    schema: expect.stringMatching(/^bad: version 9999 is newer/),
    clock: 'bad: 60 s apart from the database',
  });
});

test('C1 a message and a job that wait too long are bad; held jobs are noted', async () => {
  const { kysely } = database.db;
  await sql`insert into outbox (org_id, kind, to_address, body, system_time)
    select org_id, 'sms', '+40722000000', 'waits', clock_timestamp() - interval '40 minutes'
    from organisation where org_code = 'demo'`.execute(kysely);
  await sql`insert into job.job (name, start_after) values ('messages.deliver', now() - interval '10 years')`.execute(
    kysely,
  );
  await holdJobs(database.db, { held_since: new Date('2026-03-04T08:00:00Z'), reason: 'Restored' });
  onTestFinished(async () => {
    await sql`delete from outbox`.execute(kysely);
    await sql`delete from job.job`.execute(kysely);
    await releaseJobs(database.db, { dropsMessages: false });
  });
  expect(await look()).toMatchObject({
    messages: 'bad: one has waited for 40 minutes',
    queues: 'bad: stand still: messages.deliver',
    jobs: 'note: held since 2026-03-04T08:00:00.000Z: Restored',
  });
});

test('C1 a server that is not reached is bad, whether it sends mail, SMS or looks for viruses', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const closed = 1;
  expect(
    await look({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMS_URL: `http://127.0.0.1:${closed}/send`,
      CLAMD_URL: `tcp://127.0.0.1:${port}`,
    }),
  ).toMatchObject({
    mail: expect.stringMatching(/^bad: /),
    SMS: expect.stringMatching(/^bad: 127\.0\.0\.1: /),
    'virus scanner': expect.stringMatching(/^bad: /),
  });
  expect(await look({ SMS_URL: `http://127.0.0.1:${port}/send` })).toMatchObject({
    SMS: 'good: 127.0.0.1 is reached',
  });
});

test('C1 secrets that others can read are bad, and those of the settings are good', async () => {
  const folder = join(dataDir, 'keys');
  await mkdir(folder, { mode: 0o700 });
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'server.key'), 'a secret', { mode: 0o600 });
  expect((await look())['secrets']).toMatch(/^note: token-signing\.pem, server\.key: kept in /);
  await chmod(join(folder, 'server.key'), 0o640);
  expect((await look())['secrets']).toMatch(/^bad: others can read /);
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const set = { TOKEN_SIGNING_KEY: pem.toString(), SERVER_KEY: randomBytes(32).toString('base64') };
  expect((await look(set))['secrets']).toBe('good: come from the settings');
});

test('C1 the doctor names a feature that is neither on nor off, and counts its organisations', async () => {
  const { kysely } = database.db;
  expect((await look())['features']).not.toContain('reports');
  await sql`delete from feature_flag where feature_code = 'reports'`.execute(kysely);
  onTestFinished(async () => {
    await sql`insert into feature_flag (org_id, feature_code, is_enabled)
      select org_id, 'reports', true from organisation`.execute(kysely);
  });
  expect((await look())['features']).toMatch(/^note: .*reports \(2\)/);
});
