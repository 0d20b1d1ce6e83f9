import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { findDueWork } from '../escalation/escalation-repository.ts';

const api = startTestApi();
let calin: CallerHeaders;

beforeEach(async () => {
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
  await sql`delete from sla_rule`.execute(api.database.kysely);
});

const rule = async (who: CallerHeaders = calin, code = 'callback') =>
  (await api.inject({ url: '/api/workload/getWorkSla', headers: { ...who } }))
    .json<Schema<'WorkSlaList'>>()
    .items.find((one) => one.assignment_type_code === code);
async function post(call: string, payload: object, who: CallerHeaders = calin) {
  await api.letPass({ minutes: 0.02 });
  return api.inject({ method: 'POST', url: `/api/${call}`, headers: { ...who }, payload });
}
const save = (warn_percent: number, row_version: number, who?: CallerHeaders) =>
  post('workload/saveWorkSla', { assignment_type_code: 'callback', warn_percent, row_version }, who);

test('B13 the owner of work is warned at the part of the term that the organisation has set', async () => {
  const orgId = await api.organisation('demo');
  const now = api.now();
  // Half of the term has passed, and a little more.
  const { rows } = await sql<{ id: string }>`
    update assignment set assignment_type_code = 'callback', status_code = 'new', list_code = 'active',
      created_at = ${now}::timestamptz - interval '51 hours', due_at = ${now}::timestamptz + interval '49 hours'
    where assignment_id = (select assignment_id from assignment
      where org_id = ${orgId} and assignment_type_code = 'callback' and status_code = 'new' limit 1)
    returning assignment_id as id`.execute(api.database.kysely);
  const id = rows[0]?.id;
  expect(id).toBeDefined();
  const isWarned = async () =>
    (await inTenant(api.database, orgId, (tx) => findDueWork(tx, orgId, now))).some(
      (due) => due.subject_id === id,
    );
  expect(await isWarned()).toBe(false);
  expect((await save(50, 0)).statusCode).toBe(200);
  expect(await isWarned()).toBe(true);
});

test('B13 the terms of an insurer are its own, and a kind of work that it does not have is not found', async () => {
  await save(50, 0);
  const alfa = await api.tokenFor('alfa.ana');
  expect(await rule(alfa)).toMatchObject({ warn_percent: 75, row_version: 0 });
  const unknown = { assignment_type_code: 'nothing_such', warn_percent: 50, row_version: 0 };
  expect((await post('workload/saveWorkSla', unknown)).statusCode).toBe(404);
});

test('B13 of two configurators on one kind of work the second one is told of the first', async () => {
  expect((await save(50, 0)).statusCode).toBe(200);
  expect((await save(60, 0)).statusCode).toBe(412);
  expect((await save(60, 1)).statusCode).toBe(200);
  expect((await save(70, 1)).statusCode).toBe(412);
  expect(await rule()).toMatchObject({ warn_percent: 60, row_version: 2 });
});

test('M3 a part that was changed is remembered and put back', async () => {
  await save(50, 0);
  const url = '/api/config/browseSettingChanges?page=sla';
  const [change] = (await api.inject({ url, headers: { ...calin } })).json<Schema<'SettingChangePage'>>()
    .items;
  expect(change).toMatchObject({
    subject: { id: 'callback' },
    fields: [{ field: 'warn_percent', before: 75, after: 50 }],
  });
  expect((await post(`config/restoreSettingChange/${change?.change_id}`, {})).statusCode).toBe(200);
  expect(await rule()).toMatchObject({ warn_percent: 75 });
});

test('a handler and the manager neither read nor change the terms here', async () => {
  for (const name of ['ana.ionescu', 'maria.stan']) {
    const who = await api.tokenFor(name);
    const read = await api.inject({ url: '/api/workload/getWorkSla', headers: { ...who } });
    expect([read.statusCode, (await save(50, 0, who)).statusCode]).toEqual([403, 403]);
  }
});
