import type { BodyOf, Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newStatus, newStep, processCalls } from '#src/areas/assignments/testing/process-calls.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type Document = Schema<'ConfigurationDocument'>;
type Preview = Schema<'ConfigurationPreview'>;
type Chosen = BodyOf<'importConfiguration'>['items'];
let calin: CallerHeaders;
let stranger: CallerHeaders;

beforeAll(async () => {
  // A configurator of another insurer, which knows nothing of the first one.
  await sql`insert into user_role (org_id, user_id, role_code)
    select org_id, user_id, 'org.configurator' from app_user where username = 'alfa.ana' on conflict do nothing`.execute(
    api.database.kysely,
  );
});

beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
  stranger = await api.tokenFor('alfa.ana');
});

const post = (call: string, payload: object, headers = calin) =>
  api.inject({ method: 'POST', url: `/api/${call}`, headers: { ...headers }, payload });
const exported = async (headers = calin) => {
  const answer = await api.inject({ url: '/api/config/exportConfiguration', headers: { ...headers } });
  return answer.json<Document>();
};
const preview = async (document: Document, headers = calin) =>
  (await post('config/previewConfigurationImport', { document }, headers)).json<Preview>();
const chosenOf = ({ items }: Document, { changes }: Preview): Chosen =>
  changes.flatMap(({ kind, code, seen }) =>
    items.filter((item) => item.kind === kind && item.code === code).map((item) => ({ ...item, seen })),
  );
const importAll = async (document: Document, headers: CallerHeaders) =>
  post(
    'config/importConfiguration',
    { items: chosenOf(document, await preview(document, headers)) },
    headers,
  );
const itemOf = ({ items }: Document, kind: string, code: string) =>
  items.find((item) => item.kind === kind && item.code === code);
const byName = ({ items }: Document) =>
  new Map(items.map(({ kind, code, content }) => [`${kind}: ${code}`, content]));

/** A change of each kind, and a kind of work that only the first insurer does. */
async function ownConfiguration(): Promise<Document> {
  const document = await exported();
  const towing = itemOf(document, 'process', 'towing')?.content.process;
  if (towing === undefined) throw new Error('Towing is not exported.');
  const changed = document.items.map((item) => {
    if (item.kind === 'reason' && item.code === 'delay.police')
      return { ...item, content: { reason: { ...item.content.reason!, name_ro: 'Așteptăm poliția' } } };
    if (item.kind === 'request_rule')
      return { ...item, content: { request_rule: { ...item.content.request_rule!, due_days: 9 } } };
    if (item.kind === 'tracker') {
      const { words, ...tracker } = item.content.tracker!;
      return { ...item, content: { tracker: { ...tracker, words: { ...words, title_ro: 'Dosarul meu' } } } };
    }
    if (item.kind === 'working_hours')
      return {
        ...item,
        content: { working_hours: { ...item.content.working_hours!, messages_from: '08:30' } },
      };
    return item;
  });
  const video: Document['items'][number] = {
    kind: 'process',
    code: 'own_video',
    content: {
      process: {
        ...towing,
        kind: { name_ro: 'Constatare video', name_en: 'Video inspection', due_hours: 12, priority: 2 },
        statuses: [
          newStatus('open', { category_code: 'new' }),
          newStatus('finished', { name_ro: 'Gata', name_en: 'Finished', category_code: 'done' }),
        ],
        steps: [
          newStep('open', 'finished', { effects: [{ code: 'create_assignments', value: ['own_call'] }] }),
        ],
      },
    },
  };
  const call = { ...video, code: 'own_call', content: structuredClone(video.content) };
  call.content.process!.kind.name_en = 'Video call';
  call.content.process!.steps = [newStep('open', 'finished')];
  return { ...document, items: [...changed, video, call] };
}

test('B14 what one insurer set is exported, imported by another one, and equal there by its API', async () => {
  expect((await importAll(await ownConfiguration(), calin)).statusCode).toBe(200);
  const mine = await exported();
  expect(itemOf(mine, 'process', 'own_video')).toBeDefined();
  const before = await exported(stranger);
  expect(itemOf(before, 'process', 'own_video')).toBeUndefined();

  const answer = await importAll(mine, stranger);
  expect(answer.json()).toMatchObject({ changed: expect.any(Number) as number });
  const theirs = await exported(stranger);
  expect(byName(theirs)).toEqual(byName(mine));
  expect((await preview(mine, stranger)).changes).toEqual([]);
  const { items } = (
    await api.inject({ url: '/api/assignment/browseProcesses', headers: { ...stranger } })
  ).json<Schema<'ProcessList'>>();
  expect(items.map(({ assignment_type: kind }) => kind)).toContain('own_video');
});

test('B14 the file names no person: no user, no address, no telephone number of the organisation stands in it', async () => {
  const text = JSON.stringify(await exported());
  const { rows } = await sql<{ name: string; email: string | null }>`
    select full_name as name, email from app_user`.execute(api.database.kysely);
  expect(rows.length).toBeGreaterThan(5);
  for (const { name, email } of rows) {
    expect(text).not.toContain(name);
    if (email !== null) expect(text).not.toContain(email);
  }
  expect(text).not.toMatch(/[\w.]+@[\w.]+\.\w+|\+40\d{9}/);
});

test('B14 the preview says what changes, and only what was chosen is stored', async () => {
  const document = await exported();
  const reason = itemOf(document, 'reason', 'delay.approval');
  const hours = itemOf(document, 'working_hours', 'all');
  if (reason?.content.reason === undefined || hours?.content.working_hours === undefined)
    throw new Error('Both are exported.');
  reason.content.reason.name_en = 'Waits for a signature';
  hours.content.working_hours.messages_until = '18:30';
  const { changes, unchanged, unknown } = await preview(document);
  expect(changes.map(({ kind, code }) => [kind, code])).toEqual(
    expect.arrayContaining([
      ['reason', 'delay.approval'],
      ['working_hours', 'all'],
    ]),
  );
  expect([changes.length, unknown, unchanged]).toEqual([2, [], document.items.length - 2]);
  expect(changes.find(({ kind }) => kind === 'reason')?.fields).toMatchObject([
    { part: null, field: 'name_en', after: 'Waits for a signature' },
  ]);
  const chosen = chosenOf(document, { changes, unchanged, unknown }).filter(({ kind }) => kind === 'reason');
  expect((await post('config/importConfiguration', { items: chosen })).json()).toEqual({ changed: 1 });
  const after = await exported();
  expect(itemOf(after, 'reason', 'delay.approval')?.content.reason?.name_en).toBe('Waits for a signature');
  expect(itemOf(after, 'working_hours', 'all')?.content.working_hours?.messages_until).not.toBe('18:30');
});

test('B14 one thing that its page refuses keeps everything out, and the answer names it', async () => {
  const document = await exported();
  const reason = itemOf(document, 'reason', 'delay.expert');
  const process = itemOf(document, 'process', 'callback');
  if (reason?.content.reason === undefined || process?.content.process === undefined)
    throw new Error('Both are exported.');
  reason.content.reason.name_ro = 'Altfel spus';
  // Work that enters the first status could not leave it.
  process.content.process.steps = [];
  const refused = await importAll(document, calin);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'process_not_sound', context: { thing: 'process: callback' } },
  ]);
  expect(itemOf(await exported(), 'reason', 'delay.expert')?.content.reason?.name_ro).not.toBe('Altfel spus');
});

test('B14 what a colleague changed after the preview answers 412', async () => {
  const document = await exported();
  const reason = itemOf(document, 'reason', 'delay.police');
  if (reason?.content.reason === undefined) throw new Error('It is exported.');
  reason.content.reason.name_en = 'Police papers';
  const seen = await preview(document);
  const { items } = (await api.inject({ url: '/api/config/getReasons', headers: { ...calin } })).json<
    Schema<'ReasonList'>
  >();
  const present = items.find(({ place, code }) => place === 'delay' && code === 'police');
  await post('config/saveReason', { ...present, name_en: 'From the police' });
  const late = await post('config/importConfiguration', { items: chosenOf(document, seen) });
  expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'stale_row_version' }]);
});

test('B14 a file of a newer product and a damaged one are refused in words', async () => {
  const document = await exported();
  const newer = await post('config/previewConfigurationImport', { document: { ...document, version: 2 } });
  expect([newer.statusCode, newer.json()]).toMatchObject([422, { code: 'configuration_newer' }]);
  const [first] = document.items;
  const doubled = { ...document, items: [...document.items, first] };
  const damaged = await post('config/previewConfigurationImport', { document: doubled });
  expect([damaged.statusCode, damaged.json()]).toMatchObject([422, { code: 'configuration_damaged' }]);
});

test('an imported process is a new version, and a draft that somebody has begun stays', async () => {
  const calls = processCalls(api, calin, 'callback');
  await calls.start();
  const document = await exported();
  const process = itemOf(document, 'process', 'callback');
  if (process?.content.process === undefined) throw new Error('It is exported.');
  const [first] = process.content.process.statuses;
  first!.help_html_en = '<p>Call back<script>alert(1)</script> today.</p>';
  first!.help_html_ro = '<p>Sunați azi.</p>';
  expect((await importAll(document, calin)).statusCode).toBe(200);
  const { draft, in_force, versions } = await calls.detail();
  expect(draft).not.toBeNull();
  expect(in_force.statuses[0]?.help_html_en).toBe('<p>Call back today.</p>');
  expect(versions[0]).toMatchObject({ state: 'published', created_by_name: 'Călin Dobre' });
});

test('a handler neither exports nor imports', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const answer = await api.inject({ url: '/api/config/exportConfiguration', headers: { ...ana } });
  expect(answer.statusCode).toBe(403);
  expect((await post('config/importConfiguration', { items: [] }, ana)).statusCode).toBe(403);
});

test('B14 a file of three megabytes is looked through, and one beyond the limit is refused in words', async () => {
  const mark = 'x'.repeat(9_900);
  const texts = (['ro', 'en'] as const).map((language) => ({
    ...{ channel: 'email' as const, language, subject: 'Dosar' },
    body: mark,
  }));
  const many = (count: number): Document => ({
    format: 'dosar.configuration',
    version: 1,
    items: Array.from({ length: count }, (_, index) => ({
      kind: 'template',
      code: `own_long_${index}`,
      content: { template: { name_ro: 'Lung', name_en: 'Long', is_active: true, texts } },
    })),
  });
  const large = many(155);
  expect(JSON.stringify(large).length).toBeGreaterThan(3_000_000);
  const { changes } = await preview(large);
  expect(changes).toHaveLength(155);
  expect((await importAll(many(60), calin)).json()).toEqual({ changed: 60 });
  const refused = await post('config/previewConfigurationImport', { document: many(900) });
  expect([refused.statusCode, refused.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
  // Every other operation keeps the usual limit.
  const other = await post('config/saveReason', { note: 'x'.repeat(1_100_000) });
  expect(other.statusCode).toBe(413);
});
