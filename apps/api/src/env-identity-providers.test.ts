import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { identityProviderProblems } from './env-identity-providers.ts';
import { EnvError, readEnv } from './env.ts';

const provider = { issuer: 'https://id.example.com', client_id: 'dosar', name: 'Alfa ID' };

function problemsOf(settings: unknown): string[] {
  try {
    readEnv({ OIDC_PROVIDERS: typeof settings === 'string' ? settings : JSON.stringify(settings) });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems.map(({ name, problem }) => `${name} ${problem}`);
    throw error;
  }
}

describe('identity providers in the settings', () => {
  test('unset, there is none', () => {
    expect(readEnv({}).OIDC_PROVIDERS).toEqual({});
  });

  test('each organisation may have one, told apart by verified e-mail unless said otherwise', () => {
    const { OIDC_PROVIDERS: settings } = readEnv({ OIDC_PROVIDERS: JSON.stringify({ alfa: provider }) });
    expect(settings).toEqual({
      alfa: { ...provider, client_auth: 'client_secret_basic', user_claim: 'email' },
    });
  });

  test('the example of .env.example is one that works', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    expect(problemsOf(/^# OIDC_PROVIDERS=(.+)$/m.exec(example)?.[1])).toEqual([]);
  });

  test.each([
    ['what is no JSON', '{alfa', 'OIDC_PROVIDERS must be a JSON object on one line'],
    [
      'an issuer that is no address',
      { alfa: { ...provider, issuer: 'id.example.com' } },
      'alfa.issuer: must be the https',
    ],
    [
      'an issuer that is a script',
      { alfa: { ...provider, issuer: 'javascript:alert(1)' } },
      'alfa.issuer: must be the https',
    ],
    ['a missing client', { alfa: { issuer: provider.issuer, name: 'x' } }, 'alfa.client_id: '],
    ['a field that does not exist', { alfa: { ...provider, clientSecret: 's3cret' } }, 'clientSecret'],
    ['a claim that identifies nobody', { alfa: { ...provider, user_claim: 'name' } }, 'alfa.user_claim: '],
    ['an organisation that cannot be', { 'ALFA!': provider }, 'ALFA!'],
    ['two organisations behind one client', { alfa: provider, demo: provider }, 'demo and alfa must differ'],
  ])('%s is refused', (_what, settings, problem) => {
    const problems = problemsOf(settings);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).not.toContain('s3cret');
  });

  test('a misspelt name is refused instead of ignored', () => {
    expect(() => readEnv({ OIDC_ISSUER: 'https://id.example.com' })).toThrow(/OIDC_ISSUER +is no setting/);
  });

  test('in Production an issuer without TLS is refused', () => {
    const settings = readEnv({
      OIDC_PROVIDERS: JSON.stringify({ alfa: { ...provider, issuer: 'http://127.0.0.1:9000' } }),
    }).OIDC_PROVIDERS;
    expect(identityProviderProblems(settings, { isProduction: false })).toEqual([]);
    expect(identityProviderProblems(settings, { isProduction: true })).toEqual([
      'alfa.issuer must begin with https:// in Production',
    ]);
  });
});
