import type { BodyOf, Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import { indexArticlesJob } from '#src/areas/assistant/knowledge/index-articles-job.ts';
import { useAsking } from '#src/areas/assistant/testing/asking.ts';
import { runNow } from '#src/testing/run-now.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
const asking = useAsking(api);
type Item = Schema<'StatusHelpItem'>;
let calin: CallerHeaders;

beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
});

const get = async <Answer>(url: string, headers: CallerHeaders = calin, language = 'ro') =>
  (await api.inject({ url, headers: { ...headers, 'accept-language': language } })).json<Answer>();
const post = (url: string, payload: object = {}, headers = calin) =>
  api.inject({ method: 'POST', url, headers: { ...headers }, payload });
const browse = (headers = calin) =>
  get<Schema<'StatusHelpList'>>('/api/assignment/browseStatusHelp', headers);
const isOffer = ({ assignment_type: type, status_code: code }: Item) =>
  type === 'liquidation' && code === 'offer_sent';
const offer = async (headers = calin) => (await browse(headers)).items.find(isOffer)!;
const save = async (wanted: Partial<BodyOf<'saveStatusHelp'>>, from?: Item) => {
  const { assignment_type, status_code, help_html_ro, help_html_en, row_version } = from ?? (await offer());
  const body = { assignment_type, status_code, help_html_ro, help_html_en, row_version, ...wanted };
  return post('/api/assignment/saveStatusHelp', body);
};

test('M9 the help administrator writes what a status means, and readers learn who wrote it and when', async () => {
  const stored = await save({ help_html_ro: '<p>Oferta este la <b>păgubit</b>.</p>' });
  expect(stored.json<Item>()).toMatchObject({
    help_html_ro: '<p>Oferta este la <b>păgubit</b>.</p>',
    changed_by_name: 'Călin Dobre',
  });
  expect((await offer()).changed_at).not.toBeNull();
});

test.each([
  ['<p>Sunați.<script>alert(1)</script></p>', '<p>Sunați.</p>'],
  ['<p onclick="alert(1)">Sunați.</p>', '<p>Sunați.</p>'],
  ['<img src=x onerror=alert(1)>Sunați.', 'Sunați.'],
  ['<a href="javascript:alert(1)">Sunați.</a>', '<a rel="noopener noreferrer">Sunați.</a>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg><p>Sunați.</p>', '<p>Sunați.</p>'],
  ['<p style="position:fixed">Sunați.</p><iframe src="https://evil.example"></iframe>', '<p>Sunați.</p>'],
])('M9 nothing that could act is stored: %s', async (typed, kept) => {
  expect((await save({ help_html_ro: typed })).json<Item>().help_html_ro).toBe(kept);
});

test('M9 a text without a word in it is stored as none, so nobody is shown an empty help', async () => {
  const stored = await save({ help_html_ro: '<p> </p><br>', help_html_en: '' });
  expect(stored.json<Item>()).toMatchObject({ help_html_ro: null, help_html_en: null });
});

test('M9 a text that grows past its limit by the protection of its links is refused', async () => {
  const link = '<a href="https://asf.ro">x</a>';
  const refused = await save({ help_html_ro: link.repeat(Math.floor(5000 / link.length)) });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ fields: [{ field: 'help_html_ro', code: 'too_long' }] });
});

test('M9 of two help administrators the second one is told of the first', async () => {
  const stale = await offer();
  expect((await save({ help_html_ro: '<p>Prima.</p>' })).statusCode).toBe(200);
  const refused = await save({ help_html_ro: '<p>A doua.</p>' }, stale);
  expect(refused.statusCode).toBe(412);
  expect((await offer()).help_html_ro).toBe('<p>Prima.</p>');
});

test('ux 81 the history says what the help was, and puts it back', async () => {
  const before = await offer();
  await save({ help_html_ro: '<p>Alt text.</p>' });
  const { items } = await get<Schema<'SettingChangePage'>>(
    '/api/config/browseSettingChanges?page=statuses%2Fhelp',
  );
  expect(items[0]).toMatchObject({
    subject: { id: 'liquidation.offer_sent' },
    fields: [{ field: 'help_html_ro', before: before.help_html_ro, after: '<p>Alt text.</p>' }],
  });
  await api.letPass({ minutes: 0.02 });
  const restored = await post(`/api/config/restoreSettingChange/${items[0]?.change_id}`);
  expect(restored.statusCode).toBe(200);
  expect((await offer()).help_html_ro).toBe(before.help_html_ro);
});

test('M9 a handler writes no help, and the texts of another organisation stay as they are', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  expect((await api.inject({ url: '/api/assignment/browseStatusHelp', headers: ana })).statusCode).toBe(403);
  await save({ help_html_ro: '<p>Numai la noi.</p>' });
  const alfa = await api.tokenFor('alfa.ana');
  const url = '/api/assignment/findStatusHelp?q=numai%20la%20noi';
  expect(await get<unknown[]>(url, alfa)).toEqual([]);
  expect(await get<unknown[]>(url, ana)).toHaveLength(1);
});

test('B14 the help of the product finds a status by words of its text, without diacritics, in the language of the reader', async () => {
  await save({
    help_html_ro: '<p>Păgubitul așteaptă cârnații.</p>',
    help_html_en: '<p>Sausages are on their way.</p>',
  });
  const ana = await api.tokenFor('ana.ionescu');
  const find = (words: string, language: string) =>
    get<Schema<'FoundStatusHelp'>[]>(`/api/assignment/findStatusHelp?q=${words}`, ana, language);
  expect(await find('CARNATII%20pagubitul', 'ro')).toMatchObject([
    { status_code: 'offer_sent', help_html: '<p>Păgubitul așteaptă cârnații.</p>' },
  ]);
  expect(await find('sausages', 'en')).toHaveLength(1);
  expect(await find('sausages%20tomorrow', 'en')).toEqual([]);
});

test('M9 B14 the chip of a status asks what it means: in the words of the reader, of the own organisation, or nothing', async () => {
  const url = '/api/assignment/explainStatus/liquidation.offer_sent';
  const ana = await api.tokenFor('ana.ionescu');
  const alfa = await api.tokenFor('alfa.ana');
  const theirs = await get<Schema<'ExplainedStatus'>>(url, alfa);
  await save({ help_html_ro: '<p>Sunați<script>alert(1)</script> azi.</p>', help_html_en: null });
  const explained = { help_html: '<p>Sunați azi.</p>', changed_by_name: 'Călin Dobre' };
  expect(await get(url, ana)).toMatchObject({ ...explained, status_name: 'Ofertă trimisă' });
  // One language is better than none.
  expect(await get(url, ana, 'en')).toMatchObject(explained);
  expect(await get(url, alfa)).toEqual(theirs);
  await save({ help_html_ro: null, help_html_en: '' });
  expect(await get(url, ana)).toMatchObject({ help_html: null, changed_at: null, changed_by_name: null });
  const unknown = await api.inject({
    url: '/api/assignment/explainStatus/liquidation.nowhere',
    headers: { ...ana },
  });
  expect(unknown.statusCode).toBe(404);
});

test('M9 B14 the assistant answers with what the help administrator has written', async () => {
  await save({ help_html_ro: '<p>Verificați <b>zebra</b> de la intrare.</p>' });
  await runNow(indexArticlesJob, api.runtime);
  const { ask } = asking;
  const { message_content: text } = await ask('Ce înseamnă starea Ofertă trimisă?', false);
  expect(text).toContain('zebra');
  expect(text).not.toContain('<b>');
});
