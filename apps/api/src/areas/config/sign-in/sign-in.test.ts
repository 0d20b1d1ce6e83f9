import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { inTenant } from '#src/kernel/database/index.ts';

// Nobody is asked anything here, so that the provider need not exist.
const alfaId = { issuer: 'http://127.0.0.1:1', client_id: 'dosar', name: 'Alfa ID' };
const api = startTestApi({ env: { OIDC_PROVIDERS: JSON.stringify({ alfa: alfaId }) } });

type Page = Schema<'SignInPage'>;

const read = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/config/getSignIn', headers })).json<Page>();

const post = (call: string, headers: CallerHeaders, payload: object, language = 'ro') =>
  api.inject({
    method: 'POST',
    url: `/api/config/${call}`,
    headers: { ...headers, 'accept-language': language },
    payload,
  });

async function change(headers: CallerHeaders, settings: Partial<Page['settings']>) {
  return post('updateSignIn', headers, { ...(await read(headers)).settings, ...settings });
}

async function refusals(headers: CallerHeaders, password: string, settings = {}, language = 'ro') {
  const typed = { ...(await read(headers)).settings, ...settings };
  const answer = await post(
    'tryPassword',
    headers,
    { password, username: 'ana.ionescu', settings: typed },
    language,
  );
  return answer.json<{ refusals: { rule: string; message: string }[] }>().refusals;
}

test('E5 a colleague who chooses a password is held to the new policy and reads its words in the own language', async () => {
  const [calin, ana] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('ana.ionescu')]);
  const words = { prevent_month_ro: 'Fără luni, vă rugăm.', prevent_month_en: 'No months, please.' };
  expect((await change(calin, { min_length: 14, prevent_month: true, ...words })).statusCode).toBe(200);

  const choose = async (password: string, language: string) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/auth/updatePass',
      headers: { ...ana, 'accept-language': language },
      payload: { old_password: 'Claims-2026-ok!', password },
    });
    return answer.json<{ errorMessage: string }>().errorMessage;
  };
  expect(await choose('Zapada-21', 'ro')).toBe('Parola trebuie sa aiba cel putin 14 caractere');
  expect(await choose('Zapada-iunie-21-brad', 'ro')).toBe(words.prevent_month_ro);
  expect(await choose('Zapada-iunie-21-brad', 'en')).toBe(words.prevent_month_en);
});

test('E5 the tester names every rule that refuses a password, by the policy that is being typed', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const strict = { min_length: 20, prevent_username: true, prevent_org_name: true, prevent_month: true };
  const found = await refusals(calin, 'ana.ionescu-mai', strict);
  expect(found.map(({ rule }) => rule)).toEqual(['min_length', 'prevent_username', 'prevent_month']);
  expect(await refusals(calin, 'Zapada-multa-la-Predeal-21', strict)).toEqual([]);
});

test('E5 a password that everybody guesses is refused whatever the policy says', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const lax = { min_length: 5, prevent_username: false, prevent_org_name: false, prevent_month: false };
  const found = await refusals(calin, 'password1', { ...lax, validation_rule: null }, 'en');
  expect(found).toMatchObject([{ rule: 'too_common', message: expect.stringMatching(/^Too many people/) }]);
});

test('a tried password is in no table and in no audit entry', async () => {
  const [calin, orgId] = await Promise.all([api.tokenFor('calin.dobre'), api.organisation('demo')]);
  await refusals(calin, 'Nimeni-nu-vede-asta-77');
  const { rows } = await inTenant(api.database, orgId, (tx) =>
    sql`select from audit_log where org_id = ${orgId} and to_jsonb(audit_log)::text like '%Nimeni-nu-vede%'`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([]);
});

test('an expression that nobody could read is refused before it is stored', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const answer = await change(calin, { validation_rule: '(.)\\1' });
  expect([answer.statusCode, answer.json<Schema<'Problem'>>().fields]).toMatchObject([
    422,
    [{ field: 'validation_rule', code: 'invalid_format' }],
  ]);
});

test('K14 without a provider in the installation only the password can be chosen', async () => {
  const calin = await api.tokenFor('calin.dobre');
  expect((await read(calin)).provider_name).toBeNull();
  expect((await change(calin, { sign_in_mode: 'provider' })).statusCode).toBe(422);
});

test('K14 whoever never came by the provider cannot switch passwords off; whoever did, can', async () => {
  const [alfa, orgId] = await Promise.all([api.tokenFor('alfa.ana'), api.organisation('alfa')]);
  expect(await read(alfa)).toMatchObject({ provider_name: 'Alfa ID', is_known_to_provider: false });
  const refused = await change(alfa, { sign_in_mode: 'provider' });
  expect([refused.statusCode, refused.json<Schema<'Problem'>>().code]).toEqual([422, 'would_lock_out']);

  const { userId } = await api.userNamed('alfa.ana');
  await inTenant(api.database, orgId, (tx) =>
    tx
      .insertInto('external_identity')
      .values({ org_id: orgId, issuer: alfaId.issuer, subject: 'person-1', user_id: userId })
      .execute(),
  );
  expect((await change(alfa, { sign_in_mode: 'provider' })).statusCode).toBe(200);
  const options = await api.inject({ url: '/api/auth/getSignInOptions?org_code=alfa' });
  expect(options.json<Schema<'SignInOptions'>>().mode).toBe('provider');
  expect((await change(alfa, { sign_in_mode: 'password_or_provider' })).statusCode).toBe(200);
});

test('K14 the provider is switched off and on again, not by somebody without a password', async () => {
  const [alfa, orgId] = await Promise.all([api.tokenFor('alfa.ana'), api.organisation('alfa')]);
  const offered = async () =>
    (await api.inject({ url: '/api/auth/getSignInOptions?org_code=alfa' })).json<Schema<'SignInOptions'>>()
      .mode;
  expect((await change(alfa, { sign_in_mode: 'password' })).statusCode).toBe(200);
  expect([await offered(), (await read(alfa)).settings.sign_in_mode]).toEqual(['password', 'password']);
  expect((await change(alfa, { sign_in_mode: 'password_or_provider' })).statusCode).toBe(200);
  expect(await offered()).toBe('password_or_provider');

  const { userId } = await api.userNamed('alfa.ana');
  const keep = (password_hash: string | null) =>
    inTenant(api.database, orgId, async (tx) => {
      const users = tx.updateTable('app_user').where('org_id', '=', orgId).where('user_id', '=', userId);
      await users.set({ password_hash }).execute();
    });
  const { password_hash: hash } = await inTenant(api.database, orgId, (tx) =>
    tx.selectFrom('app_user').select('password_hash').where('user_id', '=', userId).executeTakeFirstOrThrow(),
  );
  await keep(null);
  const refused = await change(alfa, { sign_in_mode: 'password' });
  expect([refused.statusCode, refused.json<Schema<'Problem'>>().code]).toEqual([422, 'would_lock_out']);
  expect(await offered()).toBe('password_or_provider');
  await keep(hash);
});

test('M3 K14 an earlier way in is put back, unless it would lock out whoever restores it', async () => {
  const [alfa, orgId] = await Promise.all([api.tokenFor('alfa.ana'), api.organisation('alfa')]);
  const restoreNewest = async () => {
    await api.letPass({ minutes: 0.02 });
    const changes = await api.inject({
      url: '/api/config/browseSettingChanges?page=sign-in',
      headers: { ...alfa },
    });
    const [newest] = changes.json<Schema<'SettingChangePage'>>().items;
    return api.inject({
      method: 'POST',
      url: `/api/config/restoreSettingChange/${newest?.change_id}`,
      headers: { ...alfa },
    });
  };
  const { userId } = await api.userNamed('alfa.ana');
  await inTenant(api.database, orgId, (tx) =>
    tx.deleteFrom('external_identity').where('org_id', '=', orgId).where('user_id', '=', userId).execute(),
  );
  expect((await change(alfa, { sign_in_mode: 'password' })).statusCode).toBe(200);
  expect((await restoreNewest()).statusCode).toBe(200);
  expect((await read(alfa)).settings.sign_in_mode).toBe('password_or_provider');

  // The provider alone, as it was while somebody still came by it.
  await inTenant(api.database, orgId, (tx) =>
    tx.updateTable('organisation').set({ sign_in_mode: 'provider' }).where('org_id', '=', orgId).execute(),
  );
  await api.letPass({ minutes: 0.02 });
  expect((await change(alfa, { sign_in_mode: 'password' })).statusCode).toBe(200);
  const refused = await restoreNewest();
  expect([refused.statusCode, refused.json<Schema<'Problem'>>().code]).toEqual([422, 'would_lock_out']);
  expect((await read(alfa)).settings.sign_in_mode).not.toBe('provider');
});

test('of two configurators who read the same settings the second one is told of the first', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const { settings } = await read(calin);
  expect((await post('updateSignIn', calin, { ...settings, min_length: 11 })).statusCode).toBe(200);
  expect((await post('updateSignIn', calin, { ...settings, min_length: 9 })).statusCode).toBe(412);
});

test('a handler reads, changes and tries nothing, and another organisation keeps its own policy', async () => {
  const [calin, ana, alfa] = await Promise.all(
    ['calin.dobre', 'ana.ionescu', 'alfa.ana'].map((name) => api.tokenFor(name)),
  );
  const { settings } = await read(calin!);
  const statuses = [
    (await api.inject({ url: '/api/config/getSignIn', headers: { ...ana! } })).statusCode,
    (await post('updateSignIn', ana!, settings)).statusCode,
    (await post('tryPassword', ana!, { password: 'x', username: 'x', settings })).statusCode,
  ];
  expect(statuses).toEqual([403, 403, 403]);

  const before = (await read(alfa!)).settings.min_length;
  await change(calin!, { min_length: 33 });
  expect((await read(alfa!)).settings.min_length).toBe(before);
});
