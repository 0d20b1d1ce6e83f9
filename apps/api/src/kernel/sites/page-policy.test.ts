import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#src/app.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
const appsFolder = mkdtempSync(join(tmpdir(), 'dosar-policy-'));
let staff: FastifyInstance;
let tracker: FastifyInstance;

beforeAll(async () => {
  for (const app of ['backoffice', 'print', 'contact-confirm', 'tracker']) {
    mkdirSync(join(appsFolder, app, 'dist'), { recursive: true });
    writeFileSync(join(appsFolder, app, 'dist', 'index.html'), `<!doctype html><title>${app}</title>`);
  }
  // Stored before addresses were looked at as closely as today.
  await sql`
    update organisation set logo_url = 'https://x;sandbox/a.png', icon_font_url = 'https://alfa-icons.example/a.woff2'
    where org_code = 'alfa'`.execute(api.database.kysely);
  staff = await createApp(api.runtime, 'staff', { appsFolder });
  tracker = await createApp(api.runtime, 'tracker', { appsFolder });
});
afterAll(async () => {
  await Promise.all([staff.close(), tracker.close()]);
  rmSync(appsFolder, { recursive: true });
});

const headersOf = async (app: FastifyInstance, url: string) =>
  JSON.stringify((await app.inject(url)).headers);

test('nothing that one organisation configures is in the headers of a page, its own or of another organisation', async () => {
  const addresses: [FastifyInstance, string][] = [
    [staff, '/login?org_code=demo'],
    [staff, '/home'],
    [staff, '/guest/claim_notification/alfa'],
    [staff, '/contact-confirmation/some-key'],
    [staff, '/print-email/1'],
    [tracker, '/status?org_code=demo'],
  ];
  // Twice, with calls of both organisations between: nothing is remembered either.
  for (const _time of [1, 2]) {
    for (const [app, url] of addresses)
      expect(await headersOf(app, url), url).not.toMatch(/sandbox|x;|alfa-icons/);
    for (const name of ['ana.ionescu', 'alfa.ana'])
      await api.inject({ url: '/api/auth/browseSessions', headers: await api.tokenFor(name) });
  }
});
