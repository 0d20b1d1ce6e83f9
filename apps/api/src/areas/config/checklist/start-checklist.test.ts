import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['irina.neagu'] });
let calin: CallerHeaders;

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
});

const read = async (who: CallerHeaders = calin) =>
  (await api.inject({ url: '/api/config/getStartChecklist', headers: { ...who } })).json<
    Schema<'StartChecklist'>
  >();
const line = async (code: string, who?: CallerHeaders) =>
  (await read(who)).lines.find((one) => one.code === code);

test('a configurator reads what each area still needs before the first claim, in the order of work', async () => {
  const { lines, done_count: done } = await read();
  expect(lines.map(({ code }) => code)).toEqual([
    'people',
    'roles',
    'teams',
    'places',
    'templates',
    'sender',
    'legal_rules',
    'limits',
    'paying_account',
  ]);
  expect(done).toBe(lines.filter((one) => one.is_done).length);
  expect(lines.filter((one) => one.is_done).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['people', 'templates', 'legal_rules', 'limits']),
  );
});

test('a page that asks for a role which the reader lacks names the role', async () => {
  expect(await line('places')).toMatchObject({
    address: '/config/appointment-locations',
    asks_for: expect.stringMatching(/\S/),
  });
  expect(await line('people')).toMatchObject({ address: '/config/users', asks_for: null });
  expect(await line('sender')).toMatchObject({ address: null, is_done: false });
});

test('a line ticks itself as soon as its thing is there, in its own organisation only', async () => {
  const orgs = { demo: await api.organisation('demo'), alfa: await api.organisation('alfa') };
  const give = (orgId: string) =>
    inTenant(api.database, orgId, (tx) =>
      sql`insert into paying_account (org_id, holder_name, iban_sealed, iban_masked)
        values (${orgId}, 'Plătitor', 'sealed', 'RO62 •••• 8810')`.execute(tx),
    );
  expect(await line('paying_account')).toMatchObject({ is_done: false });
  await give(orgs.alfa);
  expect(await line('paying_account')).toMatchObject({ is_done: false });
  await give(orgs.demo);
  expect(await line('paying_account')).toMatchObject({ is_done: true, detail: 'RO62 •••• 8810' });
});

test('somebody who configures nothing has no list', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const answer = await api.inject({ url: '/api/config/getStartChecklist', headers: { ...ana } });
  expect(answer.statusCode).toBe(403);
});

test('M3 the line of legal rules leads to its page, and ticks itself on the day on which a rule written there begins', async () => {
  const orgs = { demo: await api.organisation('demo'), alfa: await api.organisation('alfa') };
  expect(await line('legal_rules')).toMatchObject({
    is_done: true,
    address: '/config/legal-rules',
    asks_for: null,
  });
  const url = '/api/workload/getLegalRules';
  expect((await api.inject({ url, headers: { ...calin } })).statusCode).toBe(200);

  const ended = sql`update legal_rule set event_to = '2025-12-31' where org_id = ${orgs.demo}`;
  await inTenant(api.database, orgs.demo, (tx) => ended.execute(tx));
  expect(await line('legal_rules')).toMatchObject({ is_done: false });
  const written = await api.inject({
    method: 'POST',
    url: '/api/workload/saveLegalRule',
    headers: { ...calin },
    payload: {
      ...{ legal_rule_code: 'RCA_30', policy_type_code: 'rca', event_from: '2026-03-05', days: 20 },
      ...{ day_kind: 'calendar', penalty_ppm: 2000, on_reopening: 'stays_stopped' },
      ...{ source_ro: 'Legea nouă', source_en: 'The new law', row_version: 0 },
    },
  });
  expect(written.statusCode).toBe(200);
  expect(await line('legal_rules')).toMatchObject({ is_done: false });

  await api.letPass({ minutes: 24 * 60 });
  calin = await api.tokenFor('calin.dobre');
  expect(await line('legal_rules')).toMatchObject({
    is_done: true,
    detail: expect.stringMatching(/: 1, .*: 1$/),
  });
});
