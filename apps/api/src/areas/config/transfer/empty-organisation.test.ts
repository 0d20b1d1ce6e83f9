import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyOf, Schema } from '@dosar/openapi';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillDatabase } from '#db/fill-database.ts';
import { createApp } from '#src/app.ts';
import { anEmail, templateSetCalls } from '#src/areas/partners/testing/template-set-calls.ts';
import { offerSetup } from '#src/areas/account/index.ts';
import { readEnv } from '#src/env.ts';
import { migrate } from '#src/kernel/database/index.ts';
import { startRuntime, type Runtime } from '#src/runtime.ts';
import { connectionUrl } from '#src/testing/connection-url.ts';
import { useDatabase, worldMoment } from '#src/testing/database.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { testServerKey } from '#src/testing/test-server-key.ts';

const api = startTestApi();
const server = useDatabase();
const name = `dosar_empty_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'dosar-empty-'));
const url = () => connectionUrl({ ...inject('testServer'), database: name });
type Document = Schema<'ConfigurationDocument'>;
type Call = (request: { method: 'GET' | 'POST'; url: string; payload?: object }) => Promise<{
  statusCode: number;
  json: <Body>() => Body;
}>;

let runtime: Runtime;
let app: FastifyInstance;

/** An installation without an organisation. */
beforeAll(async () => {
  await sql.raw(`create database ${name} owner ${inject('testServer').user}`).execute(server.db.kysely);
  await migrate(url());
  const serverKey = Buffer.from(testServerKey, 'base64');
  await fillDatabase(url(), { demo: false, now: worldMoment, serverKey });
  const env = readEnv({
    ...{ APP_ENV: 'Test', DEMO: '0', DATA_DIR: folder, DATABASE_URL: url(), LOG_LEVEL: 'silent' },
    ...{ SERVER_KEY: testServerKey, RATE_LIMIT_SCALE: '1000' },
  });
  runtime = startRuntime(env, url(), () => worldMoment);
  app = await createApp(runtime, 'staff');
}, 120_000);

afterAll(async () => {
  await app.close();
  await runtime.close();
  await sql.raw(`drop database if exists ${name} with (force)`).execute(server.db.kysely);
  rmSync(folder, { recursive: true });
});

/** Sets the organisation up and calls as its first administrator. */
async function emptyOrganisation(): Promise<Call> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/setup/setUpOrganisation',
    payload: {
      code: (await offerSetup(runtime.db, worldMoment)) ?? '',
      ...{ org_name: 'Nord-Vest Asigurări SA', cui: 'RO 14399840', short_name: 'Nord-Vest' },
      ...{ org_code: 'nord-vest', claim_prefix: 'NV', language: 'ro', logo_picture: null },
      ...{ material_color: 'teal-700', sidebar: '#0f766e' },
      administrator: {
        ...{ full_name: 'Simona Crișan', username: 'simona.crisan' },
        ...{ email: 'simona.crisan@example.com', password: 'Patru mere verzi, 88' },
      },
    },
  });
  const { idToken, refreshToken } = answer.json<Schema<'AuthTokens'>>();
  const headers = {
    ...{ authorization: `Bearer ${idToken}`, 'x-refresh-token': refreshToken },
    'x-correlation-token': refreshToken,
  };
  return (request) => app.inject({ ...request, headers });
}

const exported = async (call: Call) =>
  (await call({ method: 'GET', url: '/api/config/exportConfiguration' })).json<Document>();
const preview = async (call: Call, document: Document) =>
  (await call({ method: 'POST', url: '/api/config/previewConfigurationImport', payload: { document } })).json<
    Schema<'ConfigurationPreview'>
  >();

async function importAll(call: Call, document: Document) {
  const { changes, unknown } = await preview(call, document);
  const items: BodyOf<'importConfiguration'>['items'] = changes.flatMap(({ kind, code, seen }) =>
    document.items
      .filter((item) => item.kind === kind && item.code === code)
      .map((item) => ({ ...item, seen })),
  );
  const answer = await call({
    method: 'POST',
    url: '/api/config/importConfiguration',
    payload: { items },
  });
  return { unknown, answer };
}

/** An own example picture, and a table of usual repairs. */
async function ownCatalogues(source: Call): Promise<void> {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2563eb' } });
  const picture = `data:image/png;base64,${(await drawn.png().toBuffer()).toString('base64')}`;
  const rules = await source({ method: 'GET', url: '/api/document/getRules' });
  const [kind] = rules.json<Schema<'DocumentRules'>>().kinds;
  const example = { picture, alt_ro: 'Talon, fața', alt_en: 'Slip, front' };
  const saved = await source({
    method: 'POST',
    url: `/api/document/saveExample/${kind?.doc_type_code}`,
    payload: { example, row_version: kind?.row_version },
  });
  const loaded = await source({
    method: 'POST',
    url: '/api/claim/assessmentNorm/import',
    payload: {
      csv: 'Piesa;Operație;Ore;Vopsire;Preț\nBonnet;vopsire;1,5;2;900',
      ...{ columns: null, valid_from: '2026-03-04', file_name: 'norme.csv' },
    },
  });
  expect([saved.statusCode, loaded.statusCode]).toEqual([200, 201]);
}

/** A change of each kind that other tests do not make. */
async function changed(source: Call): Promise<Document> {
  await ownCatalogues(source);
  const document = await exported(source);
  const { make, write } = templateSetCalls(api);
  await write(await make('Flote'), 'claim_state', [anEmail('ro', 'Flota', 'Dosar {{claim_file_no}}')]);
  const periods = await source({ method: 'GET', url: '/api/config/getRetention' });
  const longer = periods
    .json<Schema<'RetentionList'>>()
    .items.find(({ days, most_days: most }) => days < most)?.kind;
  const later = { name_ro: 'Inventar', name_en: 'Stock-taking', closed_from: '13:00' };
  const items = document.items.map((item): Document['items'][number] => {
    const { branding, leave_type, work_sla, retention } = item.content;
    if (branding) return { ...item, content: { branding: { ...branding, short_name: 'Carpați Test' } } };
    if (leave_type && item.code === 'training')
      return { ...item, content: { leave_type: { ...leave_type, short_ro: 'CURS' } } };
    if (work_sla && item.code === 'towing') return { ...item, content: { work_sla: { warn_percent: 40 } } };
    if (retention && item.code === longer)
      return { ...item, content: { retention: { days: retention.days + 1 } } };
    return item;
  });
  const terms = {
    ...{ days: 20, day_kind: 'working' as const, penalty_ppm: 3000, on_reopening: 'resumes' as const },
    ...{ source_ro: 'Legea 9/2026', source_en: 'Law 9/2026' },
  };
  const added: Document['items'] = [
    {
      kind: 'branch',
      code: 'Agenția Oradea',
      content: {
        branch: { county_code: 'BH', locality: 'Oradea', address: 'Str. Republicii 1', is_active: true },
      },
    },
    { kind: 'closure', code: '2026-12-28', content: { closure: later } },
    { kind: 'legal_rule', code: 'RCA_30 rca 2026-07-01', content: { legal_rule: terms } },
  ];
  const { unknown, answer } = await importAll(source, { ...document, items: [...items, ...added] });
  expect([unknown, answer.json()]).toEqual([[], { changed: expect.any(Number) as number }]);
  return exported(source);
}

const byName = ({ items }: Document) =>
  new Map(items.map(({ kind, code, content }) => [`${kind}: ${code}`, content]));

test('B14 what one insurer has set stands in the file, fills a new installation, and is the same there by its API', async () => {
  const calin = { ...(await api.tokenFor('calin.dobre')) };
  const source: Call = (request) => api.inject({ ...request, headers: calin });
  const mine = await changed(source);
  const kinds = new Set(mine.items.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['template_set', 'repair_norm']));
  const pictured = mine.items.filter(({ content }) => content.document_kind?.example !== undefined);
  expect(pictured).toHaveLength(1);
  expect(JSON.stringify(mine)).not.toMatch(/[\w.]+@[\w.]+\.\w+|\+40\d{9}/);

  const target = await emptyOrganisation();
  const { unknown, answer } = await importAll(target, mine);
  expect([unknown, answer.json()]).toEqual([[], { changed: expect.any(Number) as number }]);
  const theirs = byName(await exported(target));
  const wanted = byName(mine);
  expect(new Map([...theirs].filter(([thing]) => wanted.has(thing)))).toEqual(wanted);
  // What the product brings and the first insurer does not have would be a thing that its file cannot take back.
  expect([...theirs.keys()].filter((thing) => !wanted.has(thing))).toEqual([]);
  expect((await preview(target, mine)).changes).toEqual([]);
});
