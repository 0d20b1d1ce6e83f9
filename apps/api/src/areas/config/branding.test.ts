import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();

const read = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/config/getBranding', headers })).json<Schema<'BrandingSettings'>>();

const write = (headers: CallerHeaders, payload: object) =>
  api.inject({ method: 'POST', url: '/api/config/updateBranding', headers, payload });

async function profileAfterRefresh(headers: CallerHeaders): Promise<Schema<'Profile'>> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/auth/refreshToken',
    payload: { refresh_token: headers['x-refresh-token'] },
  });
  return answer.json<Schema<'AuthTokens'>>().profile;
}

test('E2 the looks that a configurator stores come to a colleague with the next tokens, and to no other organisation', async () => {
  const [calin, ana, alfa] = await Promise.all(
    ['calin.dobre', 'ana.ionescu', 'alfa.ana'].map((name) => api.tokenFor(name)),
  );
  const before = await read(calin!);
  const looks = {
    short_name: 'Asig Demo',
    logo_url: '/logos/demo.svg',
    align_logo: 'right',
    material_color: 'deep-purple-A700',
    sidebar: '#4a148c',
    theme: 'dark',
    color: '#ffffff',
    icon_font_url: 'https://icons.example/demo.woff2',
  };
  const answer = await write(calin!, { ...looks, row_version: before.row_version });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ...looks, row_version: before.row_version + 1 },
  ]);

  const seen = await profileAfterRefresh(ana!);
  expect(seen.branding).toEqual(looks);
  expect(seen).toMatchObject({ logo_url: '/logos/demo.svg', material_color: 'deep-purple-A700' });
  expect((await profileAfterRefresh(alfa!)).branding).toMatchObject({
    short_name: 'Alfa',
    sidebar: '#00695c',
  });
});

test('each configurator reads and changes the looks of their own organisation only', async () => {
  const alfa = await api.tokenFor('alfa.ana');
  const looks = await read(alfa);
  expect(looks.short_name).toBe('Alfa');
  expect((await write(alfa, { ...looks, short_name: 'Alfa nouă' })).statusCode).toBe(200);

  const { rows } = await sql<{ org_code: string }>`
    select org_code from organisation where short_name = 'Alfa nouă'`.execute(api.database.kysely);
  expect(rows).toEqual([{ org_code: 'alfa' }]);
});

test('a handler neither reads nor changes the looks', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const looks = await read(await api.tokenFor('calin.dobre'));
  const statuses = [
    (await api.inject({ url: '/api/config/getBranding', headers: ana })).statusCode,
    (await write(ana, looks)).statusCode,
  ];
  expect(statuses).toEqual([403, 403]);
});

test('of two configurators who read the same looks the second one is told of the first', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const looks = await read(calin);
  expect((await write(calin, { ...looks, sidebar: '#000000' })).statusCode).toBe(200);
  const late = await write(calin, { ...looks, sidebar: '#ffffff' });
  expect([late.statusCode, late.json()]).toMatchObject([
    412,
    { code: 'stale_row_version', context: { row_version: looks.row_version + 1 } },
  ]);
});

test.each([
  ['logo_url', 'http://example.com/logo.svg'],
  ['logo_url', 'javascript:alert(1)'],
  ['logo_url', '//evil.example/logo.svg'],
  ['logo_url', 'https://x;sandbox/a.png'],
  ['icon_font_url', 'https://x;sandbox/a.woff2'],
  ['logo_url', '/\\evil.example'],
  ['icon_font_url', 'http://icons.example/demo.woff2'],
  ['material_color', 'blue-grey'],
  ['material_color', 'url(https://evil.example)'],
  ['sidebar', '#607d8b80'],
  ['short_name', '   '],
])('%s may not be %j', async (field, value) => {
  const calin = await api.tokenFor('calin.dobre');
  const answer = await write(calin, { ...(await read(calin)), [field]: value });
  expect([answer.statusCode, answer.json<Schema<'Problem'>>().fields?.map((it) => it.field)]).toEqual([
    422,
    [field],
  ]);
});

test('a colour that is no colour is refused before anything is read', async () => {
  const calin = await api.tokenFor('calin.dobre');
  expect((await write(calin, { ...(await read(calin)), sidebar: 'red' })).statusCode).toBe(400);
});

test('the audit log keeps what the looks were and what they became', async () => {
  const orgId = await api.organisation('alfa');
  const alfa = await api.tokenFor('alfa.ana');
  await write(alfa, { ...(await read(alfa)), material_color: 'teal-900' });
  const { rows } = await sql<{ data: unknown }>`
    select data from audit_log where event = 'BRANDING_CHANGED' and org_id = ${orgId} and outcome = 'success'
    order by seq desc limit 1`.execute(api.database.kysely);
  expect(rows).toEqual([{ data: { material_color: 'teal-700 → teal-900' } }]);
});
