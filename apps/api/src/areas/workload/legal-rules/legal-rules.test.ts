import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { findLegalTerm } from '../clock/legal-term.ts';

const api = startTestApi();
type List = Schema<'LegalRuleList'>;
/** The day after that of the tests. */
const tomorrow = '2026-03-05';

let calin: CallerHeaders;
let orgId: string;
beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  [calin, orgId] = await Promise.all([api.tokenFor('calin.dobre'), api.organisation('demo')]);
  await sql`delete from legal_rule where is_own`.execute(api.database.kysely);
});

const read = async (who: CallerHeaders = calin) =>
  (await api.inject({ url: '/api/workload/getLegalRules', headers: { ...who } })).json<List>();
const ofTerm = async (policyType = 'rca', who?: CallerHeaders) =>
  (await read(who)).rules.filter(
    (rule) => rule.legal_rule_code === 'RCA_30' && rule.policy_type_code === policyType,
  );
async function post(call: string, payload: object, headers: CallerHeaders = calin) {
  await api.letPass({ minutes: 0.02 });
  return api.inject({ method: 'POST', url: `/api/${call}`, headers: { ...headers }, payload });
}
const version = {
  ...{ legal_rule_code: 'RCA_30', policy_type_code: 'rca', event_from: tomorrow, days: 20 },
  ...{ day_kind: 'working', penalty_ppm: 3000, on_reopening: 'resumes' },
  ...{ source_ro: 'Legea 9/2026, art. 3', source_en: 'Law 9/2026, article 3', row_version: 0 },
};
const save = (more: object = {}, who?: CallerHeaders) =>
  post('workload/saveLegalRule', { ...version, ...more }, who);
const remove = (more: object = {}) => {
  const { legal_rule_code, policy_type_code, event_from } = version;
  const key = { legal_rule_code, policy_type_code, event_from };
  return post('workload/removeLegalRule', { ...key, row_version: 1, ...more });
};
const refusedFields = (answer: { json: () => { fields?: object[] } }) => answer.json().fields;
const changes = async () => {
  const url = '/api/config/browseSettingChanges?page=legal-rules';
  return (await api.inject({ url, headers: { ...calin } })).json<Schema<'SettingChangePage'>>().items;
};
const restoreNewest = async () =>
  (await post(`config/restoreSettingChange/${(await changes())[0]?.change_id}`, {})).statusCode;

/** The law that a file with an accident on a day is under. */
async function termOfAccident(date: string) {
  const notice = { event: { ...aNotice().event, date: '2026-03-01' } };
  const { claimFileId } = await aClaim(api, { notice });
  await sql`update event set occurred_on = ${date} from claim_file file
    where file.claim_file_id = ${claimFileId} and event.event_id = file.event_id`.execute(
    api.database.kysely,
  );
  const rule = { ruleCode: 'RCA_30', startedOn: '2026-03-10' };
  return inTenant(api.database, orgId, (tx) => findLegalTerm(tx, { orgId, claimFileId }, rule));
}

test('B13 a version holds for accidents from its day on, an accident before it keeps the law of its day', async () => {
  const answer = await save();
  expect(answer.statusCode).toBe(200);
  expect(await ofTerm()).toMatchObject([
    { event_from: tomorrow, event_to: null, state: 'coming', is_own: true, days: 20 },
    { event_from: '2017-07-12', event_to: '2026-03-04', state: 'in_force', is_own: false, days: 30 },
  ]);
  expect(await termOfAccident('2026-03-04')).toMatchObject({ rule: { days: 30 }, dueDate: '2026-04-09' });
  expect(await termOfAccident(tomorrow)).toMatchObject({ rule: { days: 20, penalty_ppm: 3000 } });
});

test('B13 the terms of an insurer are its own', async () => {
  const alfa = await api.tokenFor('alfa.ana');
  await save({ days: 45 });
  expect(await ofTerm('rca', alfa)).toMatchObject([{ event_from: '2017-07-12', days: 30 }]);
  expect((await ofTerm()).map(({ days }) => days)).toEqual([45, 30]);
});

test.each([
  ['today', { event_from: '2026-03-04' }, { field: 'event_from', code: 'outdated' }],
  ['a year ago', { event_from: '2025-03-04' }, { field: 'event_from', code: 'outdated' }],
  ['a kind of policy that nobody sells', { policy_type_code: 'pet' }, { field: 'policy_type_code' }],
  ['a source of blanks', { source_ro: '     ' }, { field: 'source_ro', code: 'too_short' }],
])('B13 a version of %s is refused, and nothing is stored', async (_, more, field) => {
  const answer = await save(more);
  expect([answer.statusCode, refusedFields(answer)]).toMatchObject([422, [field]]);
  expect(await ofTerm()).toHaveLength(1);
});

test('B13 a version that has begun is neither changed nor taken back, because files run by it', async () => {
  const { row_version } = (await ofTerm())[0]!;
  const begun = { event_from: '2017-07-12', row_version };
  expect((await save(begun)).statusCode).toBe(422);
  expect((await remove(begun)).statusCode).toBe(422);
  expect(await ofTerm()).toMatchObject([{ days: 30, row_version }]);
});

test('B13 of two configurators on one version the second one is told of the first', async () => {
  const colleague = await api.tokenFor('calin.dobre');
  await save();
  expect((await save({ days: 25 }, colleague)).statusCode).toBe(412);
  expect((await save({ days: 25, row_version: 1 }, colleague)).statusCode).toBe(200);
  expect((await save({ days: 28, row_version: 1 })).statusCode).toBe(412);
  expect((await remove()).statusCode).toBe(412);
  expect((await ofTerm())[0]).toMatchObject({ days: 25, row_version: 2 });
  expect((await remove({ row_version: 2 })).statusCode).toBe(200);
  expect((await remove({ row_version: 2 })).statusCode).toBe(404);
  expect(await ofTerm()).toHaveLength(1);
});

test('M3 what was added, changed and taken back is remembered and restored as long as it has not begun', async () => {
  await save();
  await save({ days: 25, row_version: 1 });
  expect((await changes())[0]).toMatchObject({
    subject: { label: expect.stringContaining(tomorrow) },
    fields: [{ field: 'days', before: 20, after: 25 }],
  });
  expect(await restoreNewest()).toBe(200);
  expect((await ofTerm())[0]).toMatchObject({ days: 20, penalty_ppm: 3000 });

  await remove({ row_version: 3 });
  expect(await restoreNewest()).toBe(200);
  expect((await ofTerm())[0]).toMatchObject({ event_from: tomorrow, days: 20, day_kind: 'working' });
  expect(await restoreNewest()).toBe(200);
  expect(await ofTerm()).toHaveLength(1);
});

test('M3 taking back a version that has begun makes the law before it hold again from tomorrow on', async () => {
  await save();
  await api.letPass({ minutes: 3 * 24 * 60 });
  calin = await api.tokenFor('calin.dobre');
  expect(await restoreNewest()).toBe(200);
  expect(await ofTerm()).toMatchObject([
    { event_from: '2026-03-08', state: 'coming', days: 30, day_kind: 'calendar' },
    { event_from: tomorrow, event_to: '2026-03-07', state: 'in_force', days: 20 },
    { state: 'past' },
  ]);
});

test('a handler and the manager neither read nor change the terms here', async () => {
  for (const name of ['ana.ionescu', 'maria.stan']) {
    const who = await api.tokenFor(name);
    const list = await api.inject({ url: '/api/workload/getLegalRules', headers: { ...who } });
    expect([list.statusCode, (await save({}, who)).statusCode]).toEqual([403, 403]);
  }
});
