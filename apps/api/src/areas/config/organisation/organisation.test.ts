import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();

type Page = Schema<'OrganisationPage'>;
type Details = Page['details'];

const read = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/config/getOrganisation', headers })).json<Page>();

const write = (headers: CallerHeaders, payload: object) =>
  api.inject({ method: 'POST', url: '/api/config/updateOrganisation', headers, payload });

const filled = {
  org_name: 'Asigurarea  Demo SA',
  tax_number: 'RO 18547290',
  trade_register_number: 'j40/1234/2020',
  street_address: 'Str. Lalelelor nr. 3',
  locality: 'București',
  county_code: 'B',
  postal_code: '010101',
  contact_phone: '0722 123 456',
  contact_email: 'contact@demo.example',
  default_language: 'en',
  offered_languages: ['ro', 'en'],
} as const;

test('B13 what a configurator says about the organisation is stored tidied, and its account is only shown', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const { details, time_zone } = await read(calin);
  expect(time_zone).toBe('Europe/Bucharest');

  const answer = await write(calin, { ...filled, row_version: details.row_version });
  expect([answer.statusCode, answer.json<Page>().details]).toEqual([
    200,
    {
      ...filled,
      org_name: 'Asigurarea Demo SA',
      tax_number: '18547290',
      trade_register_number: 'J40/1234/2020',
      contact_phone: '+40722123456',
      row_version: details.row_version + 1,
    },
  ]);
  expect((await read(calin)).details).toEqual(answer.json<Page>().details);
});

test('the details of another organisation are neither shown nor touched', async () => {
  const [calin, alfa] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('alfa.ana')]);
  const before = await read(calin);
  const { details } = await read(alfa);
  expect((await write(alfa, { ...details, org_name: 'Alfa Broker SRL' })).statusCode).toBe(200);
  expect(await read(calin)).toEqual(before);
  expect((await read(alfa)).details.org_name).toBe('Alfa Broker SRL');
});

test('a handler neither reads nor changes the details', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { details } = await read(await api.tokenFor('calin.dobre'));
  const statuses = [
    (await api.inject({ url: '/api/config/getOrganisation', headers: ana })).statusCode,
    (await write(ana, details)).statusCode,
  ];
  expect(statuses).toEqual([403, 403]);
});

test('of two configurators who read the same details the second one is told of the first', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const { details } = await read(calin);
  expect((await write(calin, { ...details, locality: 'Cluj-Napoca' })).statusCode).toBe(200);
  expect((await write(calin, { ...details, locality: 'Iași' })).statusCode).toBe(412);
  expect((await read(calin)).details.locality).toBe('Cluj-Napoca');
});

test.each<[keyof Details, string, string]>([
  ['org_name', '   ', 'required'],
  ['tax_number', '18547291', 'invalid_value'],
  ['trade_register_number', '40-1234', 'invalid_format'],
  ['county_code', 'XX', 'invalid_value'],
  ['contact_phone', '12', 'invalid_format'],
])('%s may not be %j', async (field, value, code) => {
  const calin = await api.tokenFor('calin.dobre');
  const answer = await write(calin, { ...(await read(calin)).details, [field]: value });
  expect([answer.statusCode, answer.json<Schema<'Problem'>>().fields]).toMatchObject([
    422,
    [{ field, code }],
  ]);
});

test('the audit log keeps what the details were and what they became', async () => {
  const orgId = await api.organisation('alfa');
  const alfa = await api.tokenFor('alfa.ana');
  const { details } = await read(alfa);
  await write(alfa, { ...details, locality: 'Sibiu', postal_code: '550003' });
  const { rows } = await sql<{ data: unknown }>`
    select data from audit_log where event = 'ORGANISATION_CHANGED' and org_id = ${orgId} and outcome = 'success'
    order by seq desc fetch first row only`.execute(api.database.kysely);
  expect(rows).toEqual([{ data: { locality: '– → Sibiu', postal_code: '– → 550003' } }]);
});

test('B13 an organisation may offer one language alone, and its main one is always offered', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const { details } = await read(calin);
  const refused = await write(calin, { ...details, default_language: 'ro', offered_languages: ['en'] });
  expect([refused.statusCode, refused.json<{ fields: unknown }>().fields]).toEqual([
    422,
    [{ field: 'offered_languages', code: 'invalid_value' }],
  ]);
  const alone = await write(calin, { ...details, default_language: 'ro', offered_languages: ['ro'] });
  expect(alone.json<Page>().details.offered_languages).toEqual(['ro']);
});
