import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '#src/demo-world.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { signInMode } from './sign-in-rules.ts';

// Nobody is asked anything here, so that the provider need not exist.
const alfa = { issuer: 'http://127.0.0.1:1', client_id: 'dosar', name: 'Alfa ID' };
const api = startTestApi({ env: { OIDC_PROVIDERS: JSON.stringify({ alfa }) } });

async function optionsOf(orgCode?: string): Promise<Schema<'SignInOptions'>> {
  const query = orgCode === undefined ? '' : `?org_code=${orgCode}`;
  return (await api.inject({ url: `/api/auth/getSignInOptions${query}` })).json<Schema<'SignInOptions'>>();
}

async function setRules(orgCode: string, rules: { mode: string; storage: string }) {
  await sql`update organisation set sign_in_mode = ${rules.mode}, id_token_storage = ${rules.storage}
    where org_code = ${orgCode}`.execute(api.database.kysely);
}

async function passwordStatus(username: string, password = demoPassword) {
  const payload = { username, password };
  return (await api.inject({ method: 'POST', url: '/api/auth/appToken', payload })).statusCode;
}

test.each([
  ['password', false, 'password'],
  ['password', true, 'password'],
  ['password_or_provider', false, 'password'],
  ['password_or_provider', true, 'password_or_provider'],
  ['provider', false, 'password'],
  ['provider', true, 'provider'],
] as const)('an organisation that wants %s, provider configured: %s, signs in by %s', (wanted, has, mode) => {
  expect(signInMode(wanted, has)).toBe(mode);
});

describe('what the login page offers', () => {
  test('K14 without a provider: the password, and a choice of where the id token is kept', async () => {
    expect(await optionsOf('demo')).toEqual({
      org_code: 'demo',
      mode: 'password',
      provider_name: null,
      id_token_storage: 'choice',
    });
  });

  test('K14 with a provider: the password or the provider, by its name', async () => {
    expect(await optionsOf('alfa')).toMatchObject({ mode: 'password_or_provider', provider_name: 'Alfa ID' });
  });

  test('K14 an organisation says that only its provider counts, and where id tokens are kept', async () => {
    await setRules('alfa', { mode: 'provider', storage: 'session' });
    expect(await optionsOf('alfa')).toMatchObject({ mode: 'provider', id_token_storage: 'session' });
    await setRules('alfa', { mode: 'password_or_provider', storage: 'choice' });
  });

  test('an organisation that does not exist answers like one without any particulars', async () => {
    expect(await optionsOf('no-such-org')).toEqual({ ...(await optionsOf('demo')), org_code: 'no-such-org' });
    expect(await optionsOf()).toEqual({ ...(await optionsOf('demo')), org_code: null });
  });
});

test('K14 a provider that was switched off is neither offered nor begun with', async () => {
  await setRules('alfa', { mode: 'password', storage: 'choice' });
  expect(await optionsOf('alfa')).toMatchObject({ mode: 'password' });
  const begun = await api.inject({
    method: 'POST',
    url: '/api/auth/startExternalSignIn',
    payload: { org_code: 'alfa' },
  });
  expect(begun.statusCode).toBe(404);
  expect(await passwordStatus('alfa.ana')).toBe(200);
  await setRules('alfa', { mode: 'password_or_provider', storage: 'choice' });
});

describe('where only the provider counts', () => {
  test('K14 the right password is refused like a wrong one', async () => {
    expect(await passwordStatus('alfa.ana')).toBe(200);
    await setRules('alfa', { mode: 'provider', storage: 'choice' });
    expect(await passwordStatus('alfa.ana')).toBe(400);
    expect(await passwordStatus('ana.ionescu')).toBe(200);
    await setRules('alfa', { mode: 'password_or_provider', storage: 'choice' });
  });

  test('without a provider in the settings the password works all the same: a setting locks nobody out', async () => {
    await setRules('demo', { mode: 'provider', storage: 'choice' });
    expect(await passwordStatus('ana.ionescu')).toBe(200);
    await setRules('demo', { mode: 'password', storage: 'choice' });
  });
});
