import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApp } from '#src/app.ts';
import { readEnv } from '#src/env.ts';
import { startRuntime } from '#src/runtime.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { readContract } from '#src/kernel/http/contract.ts';
import { connectionUrl } from '#src/testing/connection-url.ts';
import { useDatabase } from '#src/testing/database.ts';

const server = useDatabase();
const name = `dosar_empty_${process.pid}`;
let folder: string;
let settings: Record<string, string>;
let created: Awaited<ReturnType<typeof create>>;

beforeAll(async () => {
  const owner = inject('testServer').user;
  await sql`create database ${sql.table(name)} owner ${sql.table(owner)}`.execute(server.db.kysely);
  folder = mkdtempSync(join(tmpdir(), 'dosar-organisation-'));
  const url = connectionUrl({ ...inject('testServer'), database: name });
  settings = { APP_ENV: 'Test', DEMO: '0', DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'silent' };
  created = await create(...casco, '--admin-name', 'Ioana Pop');
}, 120_000);

afterAll(async () => {
  await sql`drop database ${sql.table(name)} with (force)`.execute(server.db.kysely);
  rmSync(folder, { recursive: true });
});

const create = (...words: string[]) => run('organisation', 'create', ...words);

function run(command: string, ...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../commands/${command}.ts`), ...words], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const casco = ['--code', 'casco', '--name', 'Casco Asigurări', '--prefix', 'CA', '--admin', 'Ioana.Pop'];

test('T1 the first administrator of a new organisation signs in and has to choose a password', async () => {
  const { code, said } = created;
  expect(said).toContain('Casco Asigurări is there.');
  expect(code).toBe(0);
  const password = /Password +(\S+)/.exec(said)?.[1] ?? '';
  expect(password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);

  const env = readEnv(settings);
  const runtime = startRuntime(env, settings['DATABASE_URL'] ?? '');
  const app = await createApp(runtime, 'staff');
  try {
    const login = (username: string) =>
      app.inject({ method: 'POST', url: '/api/auth/appToken', payload: { username, password } });
    const answer = await login('ioana.pop');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      profile: { username: 'Ioana.Pop', org_name: 'Casco Asigurări', is_default_pass: true },
    });
    const { idToken, refreshToken } = answer.json<{ idToken: string; refreshToken: string }>();
    const headers = {
      authorization: `Bearer ${idToken}`,
      'x-refresh-token': refreshToken,
      'x-correlation-token': refreshToken,
    };
    const worklist = await app.inject({ url: '/api/assignment/browseStatuses', headers });
    expect(worklist.statusCode).toBe(403);
    const notify = { assignment_type: 'claim_notification', assignment_key: 'casco' };
    const guest = await app.inject({ method: 'POST', url: '/api/auth/guestToken', payload: notify });
    expect(guest.statusCode).toBe(200);
  } finally {
    await app.close();
    await runtime.close();
  }
}, 120_000);

test('M3 a new insurer has every feature that the contract knows, so managers, absences and reports are there at once', async () => {
  const known = readContract().operations.map(({ access }) => access.feature ?? []);
  const runtime = startRuntime(readEnv(settings), settings['DATABASE_URL'] ?? '');
  try {
    const { rows } = await sql<{ org_id: string }>`select find_org_by_code('casco') as org_id`.execute(
      runtime.db.kysely,
    );
    const orgId = rows[0]?.org_id ?? '';
    const on = await inTenant(runtime.db, orgId, (tx) =>
      tx.selectFrom('feature_flag').select('feature_code').where('is_enabled', '=', true).execute(),
    );
    expect(on.map(({ feature_code: code }) => code).sort()).toEqual([...new Set(known.flat())].sort());
  } finally {
    await runtime.close();
  }
}, 120_000);

test('a code, a user name and a prefix that somebody has are refused with the reason, and nothing is left', async () => {
  const refused = async (...words: string[]) => {
    const { code, said } = await create(...words);
    expect(code).toBe(1);
    return said;
  };
  expect(await refused(...casco)).toContain('There is an organisation casco already.');
  const other = ['--code', 'alta', '--name', 'Alta'];
  expect(await refused(...other, '--prefix', 'AL', '--admin', 'ioana.POP')).toContain(
    'There is a user ioana.POP',
  );
  expect(await refused(...other, '--prefix', 'CA', '--admin', 'alt.om')).toContain('has this --prefix');
}, 120_000);

test('a command that lacks something says what', async () => {
  const { code, said } = await create('--code', 'Casco!', '--name', 'Casco');
  expect(code).toBe(2);
  expect(said).toMatch(/--code must be 2 to 40 small letters/);
  expect(said).toMatch(/--prefix is missing/);
  expect(said).toMatch(/--admin is missing/);
});

test('the audit log of an installation is verified by a command', async () => {
  const { code, said } = await run('audit', 'verify');
  expect(said).toMatch(/casco +\d+ entries +0 anchors/);
  // Without anchors nobody can tell whether the newest entries were taken away.
  expect(code).toBe(1);
}, 120_000);
