import contract from '@dosar/openapi/contract.json' with { type: 'json' };
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { contractFeatures } from './features.ts';

const api = startTestApi();
type Code = Schema<'FeatureCode'>;

async function feature(headers: CallerHeaders, code: Code) {
  const answer = await api.inject({ url: '/api/config/getFeatures', headers });
  return answer.json<Schema<'FeatureList'>>().items.find((item) => item.feature_code === code)!;
}

const write = (headers: CallerHeaders, payload: Schema<'Feature'>) =>
  api.inject({ method: 'POST', url: '/api/config/switchFeature', headers, payload });

test('every feature that a call or a page of the contract asks for can be switched', () => {
  const calls = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const asked = [...calls.map((call) => call['x-access']), ...Object.values(contract['x-pages'])];
  const named = asked.flatMap((access) => ('feature' in access ? [access.feature] : []));
  expect([...contractFeatures].sort()).toEqual([...new Set(named)].sort());
});

test('B13 a feature that is switched off is gone with the next call in every process, and comes back with what it had', async () => {
  const [calin, ana] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('ana.ionescu')]);
  const other = await api.startAnother();
  const reports = async (server: Pick<typeof api, 'inject'>) =>
    (await server.inject({ url: '/api/report/browse', headers: { ...ana } })).statusCode;
  expect([await reports(api), await reports(other)]).toEqual([200, 200]);

  const before = await feature(calin, 'reports');
  expect(before.is_enabled).toBe(true);
  expect((await write(calin, { ...before, is_enabled: false })).statusCode).toBe(200);
  await expect.poll(() => reports(api), { timeout: 2000 }).toBe(404);
  await expect.poll(() => reports(other), { timeout: 2000 }).toBe(404);

  await write(calin, { ...(await feature(calin, 'reports')), is_enabled: true });
  await expect.poll(() => reports(api), { timeout: 2000 }).toBe(200);
});

test('switching in one organisation leaves the others as they are', async () => {
  const [calin, alfa] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('alfa.ana')]);
  const before = await feature(calin, 'time-off');
  const own = await feature(alfa, 'time-off');
  expect((await write(alfa, { ...own, is_enabled: !own.is_enabled })).statusCode).toBe(200);
  expect(await feature(calin, 'time-off')).toEqual(before);
  expect((await feature(alfa, 'time-off')).is_enabled).toBe(!own.is_enabled);
});

test('of two configurators who read the same switch the second one is told of the first', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const before = await feature(calin, 'time-off');
  expect((await write(calin, { ...before, is_enabled: false })).statusCode).toBe(200);
  expect((await write(calin, { ...before, is_enabled: true })).statusCode).toBe(412);
  expect((await feature(calin, 'time-off')).is_enabled).toBe(false);
});

test('a feature that was never switched is off, and two first switches do not pass each other', async () => {
  const calin = await api.tokenFor('calin.dobre');
  await sql`delete from feature_flag where feature_code = 'partners'`.execute(api.database.kysely);
  const never = { feature_code: 'partners', is_enabled: false, row_version: 0 } as const;
  expect(await feature(calin, 'partners')).toEqual(never);
  expect((await write(calin, { ...never, is_enabled: true })).statusCode).toBe(200);
  expect((await write(calin, { ...never, is_enabled: true })).statusCode).toBe(412);
});

test('acting for a colleague is switched here too, and the profile says so', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const before = await feature(calin, 'impersonation');
  expect((await write(calin, { ...before, is_enabled: !before.is_enabled })).statusCode).toBe(200);
  const refreshed = await api.inject({
    method: 'POST',
    url: '/api/auth/refreshToken',
    payload: { refresh_token: calin['x-refresh-token'] },
  });
  expect(refreshed.json<Schema<'AuthTokens'>>().profile.app_metadata).toMatchObject({
    enable_user_impersonation: !before.is_enabled,
  });
});

test('a handler switches nothing, and the audit log keeps what was switched', async () => {
  const [calin, ana] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('ana.ionescu')]);
  const orgId = await api.organisation('demo');
  const before = await feature(calin, 'manager-area');
  expect((await write(ana, { ...before, is_enabled: false })).statusCode).toBe(403);
  await write(calin, { ...before, is_enabled: false });
  const { rows } = await sql<{ data: unknown }>`
    select data from audit_log where event = 'FEATURE_SWITCHED' and outcome = 'success' and org_id = ${orgId}
    order by seq desc fetch first row only`.execute(api.database.kysely);
  expect(rows).toEqual([{ data: { 'manager-area': 'true → false' } }]);
});
