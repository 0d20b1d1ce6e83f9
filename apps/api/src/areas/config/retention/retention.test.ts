import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { daysKept, retainedKinds } from '#src/kernel/settings/retained-kind.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi();
let calin: CallerHeaders;

beforeEach(async () => {
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
  await sql`delete from retention_period`.execute(api.database.kysely);
});

const list = async (who: CallerHeaders = calin) =>
  (await api.inject({ url: '/api/config/getRetention', headers: { ...who } })).json<Schema<'RetentionList'>>()
    .items;
const period = async (kind: string, who?: CallerHeaders) =>
  (await list(who)).find((one) => one.kind === kind)!;
async function post(call: string, payload: object, who: CallerHeaders = calin) {
  await api.letPass({ minutes: 0.02 });
  return api.inject({ method: 'POST', url: `/api/config/${call}`, headers: { ...who }, payload });
}
const save = (change: Schema<'RetentionChange'>, who?: CallerHeaders) => post('saveRetention', change, who);
const days = async (orgCode: string, kind: string) => {
  const orgId = await api.organisation(orgCode);
  const found = retainedKinds.entries().find((one) => one.kind === kind)!;
  return inTenant(api.database, orgId, (tx) => daysKept(tx, orgId, found));
};

test('B13 each kind of data says for how long it is kept, and which law or need limits that', async () => {
  const items = await list();
  expect(items.map(({ kind }) => kind).toSorted()).toEqual([
    'assistant_conversation',
    'claim_draft',
    'partner_contact',
    'unrecorded_statement',
  ]);
  for (const one of items) {
    expect(one.because.length).toBeGreaterThan(20);
    expect(one.least_days).toBeLessThanOrEqual(one.usual_days);
    expect(one.usual_days).toBeLessThanOrEqual(one.most_days);
    expect(one).toMatchObject({ days: one.usual_days, row_version: 0 });
  }
});

test('B13 what an organisation sets is its own', async () => {
  await save({ kind: 'assistant_conversation', days: 10, row_version: 0 });
  expect(await days('demo', 'assistant_conversation')).toBe(10);
  expect(await days('alfa', 'assistant_conversation')).toBe(90);
  const alfa = await api.tokenFor('alfa.ana');
  expect(await period('assistant_conversation', alfa)).toMatchObject({ days: 90, row_version: 0 });
});

test.each([
  ['less than its least', 6, 'too_small'],
  ['more than its most', 366, 'too_large'],
])('B13 %s is refused, and the usual number holds', async (_, wanted, code) => {
  const answer = await save({ kind: 'assistant_conversation', days: wanted, row_version: 0 });
  expect([answer.statusCode, answer.json<{ fields: object[] }>().fields]).toMatchObject([
    422,
    [{ field: 'days', code }],
  ]);
  expect(await days('demo', 'assistant_conversation')).toBe(90);
});

test('B13 of two configurators on one kind the second one is told of the first', async () => {
  const change = { kind: 'claim_draft', days: 20 };
  expect((await save({ ...change, row_version: 0 })).statusCode).toBe(200);
  expect((await save({ ...change, days: 60, row_version: 0 })).statusCode).toBe(412);
  expect((await save({ ...change, days: 60, row_version: 1 })).statusCode).toBe(200);
  expect((await save({ ...change, row_version: 1 })).statusCode).toBe(412);
  expect(await period('claim_draft')).toMatchObject({ days: 60, row_version: 2 });
  expect((await save({ kind: 'nothing_such', days: 20, row_version: 0 })).statusCode).toBe(404);
});

test('M3 a period that was changed is put back, also to the usual one', async () => {
  await save({ kind: 'claim_draft', days: 20, row_version: 0 });
  const url = '/api/config/browseSettingChanges?page=retention';
  const [change] = (await api.inject({ url, headers: { ...calin } })).json<Schema<'SettingChangePage'>>()
    .items;
  expect(change).toMatchObject({
    subject: { id: 'claim_draft' },
    fields: [{ field: 'days', before: 30, after: 20 }],
  });
  expect((await post(`restoreSettingChange/${change?.change_id}`, {})).statusCode).toBe(200);
  expect(await period('claim_draft')).toMatchObject({ days: 30 });
});

test('a handler neither reads nor sets the periods', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const read = await api.inject({ url: '/api/config/getRetention', headers: { ...ana } });
  const saved = await save({ kind: 'claim_draft', days: 20, row_version: 0 }, ana);
  expect([read.statusCode, saved.statusCode]).toEqual([403, 403]);
});
