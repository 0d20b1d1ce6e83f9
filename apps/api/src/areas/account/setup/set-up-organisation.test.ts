import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { fillDatabase } from '#db/fill-database.ts';
import { announcement } from '#src/announcement.ts';
import { createApp } from '#src/app.ts';
import { readEnv, type Env } from '#src/env.ts';
import { migrate } from '#src/kernel/database/index.ts';
import { startRuntime, type Runtime } from '#src/runtime.ts';
import { connectionUrl } from '#src/testing/connection-url.ts';
import { useDatabase, worldMoment } from '#src/testing/database.ts';
import { testServerKey } from '#src/testing/test-server-key.ts';
import { offerSetup } from './offer-setup.ts';

const server = useDatabase();
const template = `dosar_setup_template_${process.pid}`;
const name = `dosar_setup_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'dosar-setup-'));
const urlOf = (database: string) => connectionUrl({ ...inject('testServer'), database });
const admin = async (text: string) => sql.raw(text).execute(server.db.kysely);

let env: Env;
let runtime: Runtime;
let app: FastifyInstance;
let now = worldMoment;
const open: { app: FastifyInstance; runtime: Runtime }[] = [];

beforeAll(async () => {
  await admin(`create database ${template} owner ${inject('testServer').user}`);
  await migrate(urlOf(template));
  await fillDatabase(urlOf(template), {
    ...{ demo: false, now: worldMoment },
    serverKey: Buffer.from(testServerKey, 'base64'),
  });
  env = readEnv({
    ...{ APP_ENV: 'Test', DEMO: '0', DATA_DIR: folder, DATABASE_URL: urlOf(name), LOG_LEVEL: 'silent' },
    ...{ SERVER_KEY: testServerKey, RATE_LIMIT_SCALE: '1000', TRUST_PROXY: '127.0.0.1' },
  });
}, 120_000);

/** An installation that nobody has set up, at the moment of the world. */
beforeEach(async () => {
  now = worldMoment;
  await end();
  await admin(`create database ${name} owner ${inject('testServer').user} template ${template}`);
  runtime = startRuntime(env, urlOf(name), () => now);
  app = await createApp(runtime, 'staff');
  open.push({ app, runtime });
});

afterAll(async () => {
  await end();
  await admin(`drop database ${template} with (force)`);
  rmSync(folder, { recursive: true });
});

async function end() {
  for (const one of open.splice(0)) {
    await one.app.close();
    await one.runtime.close();
  }
  await admin(`drop database if exists ${name} with (force)`);
}

const aCode = async () => (await offerSetup(runtime.db, now)) ?? '';
const nordVest = {
  org_name: 'Nord-Vest Asigurări SA',
  cui: 'RO 14399840',
  short_name: 'Nord-Vest',
  org_code: 'nord-vest',
  claim_prefix: 'NV',
  language: 'ro',
  logo_picture: null as string | null,
  material_color: 'teal-700',
  sidebar: '#0f766e',
  administrator: {
    full_name: 'Simona Crișan',
    username: 'simona.crisan',
    email: 'simona.crisan@example.com',
    password: 'Patru mere verzi, 88',
  },
};
const setUp = (code: string, more: object = {}, address = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/api/setup/setUpOrganisation',
    headers: { 'x-forwarded-for': address },
    payload: { code, ...nordVest, ...more },
  });
const getSetup = () => app.inject('/api/setup/getSetup');
const browser = async () => (await app.inject('/api/config/myBrowser')).json<Schema<'BrowserConfig'>>();
const organisations = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from list_org_ids()`.execute(
    runtime.db.kysely,
  );
  return rows[0]?.count;
};

describe('T1 an installation without an organisation', () => {
  test('is set up once with the printed code, and its first administrator is signed in with the settings', async () => {
    expect((await browser()).is_new).toBe(true);
    const code = await aCode();
    expect((await getSetup()).json()).toMatchObject({ password_policy: { min_length: 12 } });

    const answer = await setUp(code.toLowerCase().replaceAll('-', ' '));
    expect(answer.statusCode).toBe(201);
    const { profile, idToken, refreshToken } = answer.json<Schema<'AuthTokens'>>();
    expect(profile).toMatchObject({
      username: 'simona.crisan',
      org_name: 'Nord-Vest Asigurări SA',
      material_color: 'teal-700',
      is_default_pass: false,
      // Nobody has a page for these yet: without them deputies and notices would stay off for good.
      app_metadata: { enable_user_impersonation: true, enable_user_new_activities_notifications: true },
    });
    expect(profile.roles).toEqual(expect.arrayContaining(['app.configurator', 'org.configurator']));
    const headers = {
      authorization: `Bearer ${idToken}`,
      'x-refresh-token': refreshToken,
      'x-correlation-token': refreshToken,
    };
    const people = await app.inject({ url: '/api/user/browsePeople', headers });
    expect(people.statusCode).toBe(200);

    expect((await getSetup()).statusCode).toBe(404);
    expect((await setUp(code)).statusCode).toBe(404);
    expect((await browser()).is_new).toBeUndefined();
    expect(await offerSetup(runtime.db, now)).toBeUndefined();
    const { rows } = await sql<{ count: number }>`select count(*)::int from setup_code`.execute(
      runtime.db.kysely,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('E2 has the logo that was chosen, redrawn as PNG, for everybody who sees its pages', async () => {
    const drawn = await sharp({ create: { width: 1280, height: 160, channels: 3, background: '#0f766e' } })
      .withExif({ IFD0: { Copyright: 'Somebody else' } })
      .jpeg()
      .toBuffer();
    const logo_picture = `data:image/jpeg;base64,${drawn.toString('base64')}`;
    const answer = await setUp(await aCode(), { logo_picture });
    expect(answer.statusCode).toBe(201);
    const { logo_url: address } = answer.json<Schema<'AuthTokens'>>().profile;
    expect(address).toMatch(/^\/api\/organisation\/logo\/[0-9a-f]{64}$/);
    const seen = await app.inject(address ?? '');
    expect(seen.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const { width, height, format, exif } = await sharp(seen.rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 640,
      height: 80,
      format: 'png',
      exif: undefined,
    });
    expect((await app.inject(`/api/organisation/logo/${'0'.repeat(64)}`)).statusCode).toBe(404);
  });

  test('is set up by one of two browsers, and the other reads that it is done', async () => {
    const code = await aCode();
    const [first, second] = await Promise.all([
      setUp(code),
      setUp(code, { org_code: 'alta', claim_prefix: 'AL', short_name: 'Alta' }),
    ]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([201, 404]);
    expect(await organisations()).toBe(1);
  });

  test('stays as it was when a wrong code is typed; the fifth one closes the way for a quarter of an hour', async () => {
    const code = await aCode();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await setUp('WRON-GWRO-NGWR-ONGW')).json()).toMatchObject({
        status: 409,
        context: { reason: 'code_wrong' },
      });
    expect((await setUp(code)).json()).toMatchObject({ context: { reason: 'too_many_attempts' } });
    expect(await organisations()).toBe(0);
    // Whoever holds the code is not kept out by a stranger.
    expect((await setUp(code, {}, '198.51.100.7')).statusCode).toBe(201);
  });

  test('is set up by the code of the last start only, and within a day of it', async () => {
    const before = await aCode();
    const code = await aCode();
    expect((await setUp(before)).json()).toMatchObject({ context: { reason: 'code_wrong' } });
    now = new Date(worldMoment.getTime() + 24 * 3_600_000);
    expect((await getSetup()).json()).toMatchObject({ code_expires_at: null });
    expect((await setUp(code)).json()).toMatchObject({ context: { reason: 'code_expired' } });
    expect((await setUp(await aCode())).statusCode).toBe(201);
  });

  test.each([
    ['cui', { cui: '14399841' }],
    ['short_name', { short_name: '  ' }],
    ['material_color', { material_color: 'teal-7000' }],
    ['logo_picture', { logo_picture: 'data:image/png;base64,bm9waWN0dXJl' }],
    [
      'administrator.password',
      { administrator: { ...nordVest.administrator, password: 'simona.crisan-2026' } },
    ],
    ['administrator.password', { administrator: { ...nordVest.administrator, password: 'scurta' } }],
  ])('writes nothing when a rule refuses %s', async (field, more) => {
    const answer = await setUp(await aCode(), more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ fields: { field: string }[] }>().fields.map((one) => one.field)).toEqual([field]);
    expect(await organisations()).toBe(0);
  });

  test('C1 tells whoever has the code how the machine is, and nobody else', async () => {
    const code = await aCode();
    const check = (typed: string) =>
      app.inject({
        method: 'POST',
        url: '/api/setup/checkInstallation',
        headers: { 'x-forwarded-for': '192.0.2.1' },
        payload: { code: typed },
      });
    const refused = await check('WRON-GWRO-NGWR-ONGW');
    expect(refused.json()).toMatchObject({ status: 409, context: { reason: 'code_wrong' } });
    expect(refused.body).not.toContain('PostgreSQL');

    const { findings } = (await check(code)).json<Schema<'InstallationCheck'>>();
    const found = new Map(findings.map(({ subject, ...rest }) => [subject, rest]));
    expect(found.get('database')).toEqual({
      verdict: 'good',
      value: expect.stringMatching(/^PostgreSQL 1[5-9]/),
    });
    expect(found.get('disk')?.value).toMatch(/^[0-9.]+ GB$/);
    // The clock of this test stands still at the moment of its world.
    expect(found.get('clock')).toEqual({ verdict: 'bad', value: expect.stringMatching(/^[0-9.]+ s$/) });
    expect(found.get('mail')?.verdict).toBe('note');

    // A look does not use the code up, and what was found forgets the wrong attempts.
    expect((await setUp(code)).statusCode).toBe(201);
    expect((await check(code)).statusCode).toBe(404);
  });

  test('keeps the code as a hash only, and tells it to whoever started the server', async () => {
    const code = await aCode();
    const { rows } = await sql<{ code_hash: string }>`select code_hash from setup_code`.execute(
      runtime.db.kysely,
    );
    expect(rows[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(announcement(env, { setupCode: code })).toContain(code);
    expect(announcement(env)).not.toContain('/setup');
  });
});
