import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#src/env.ts';
import { pushKeys } from './push-keys.ts';
import { serverKeys } from './server-keys.ts';

test('generated keys survive a restart and only their owner can read them', () => {
  const env = readEnv({ APP_ENV: 'Test', DATA_DIR: mkdtempSync(join(tmpdir(), 'dosar-keys-')) });

  const first = serverKeys(env);
  const second = serverKeys(env);

  expect(second.signing.keyId).toBe(first.signing.keyId);
  expect(second.hmac).toEqual(first.hmac);
  expect(first.hmac).toHaveLength(32);
  expect(statSync(join(env.DATA_DIR, 'keys', 'server.key')).mode & 0o777).toBe(0o600);
  expect(statSync(join(env.DATA_DIR, 'keys', 'token-signing.pem')).mode & 0o777).toBe(0o600);
});

test('keys that are accepted beside the signing one are read from the settings, public or private', () => {
  const [first, second] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const pems = [
    first.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    second.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ];
  const keys = serverKeys(
    readEnv({
      APP_ENV: 'Test',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'dosar-keys-')),
      TOKEN_ACCEPTED_KEYS: pems.join('').replaceAll('\n', String.raw`\n`),
    }),
  );
  expect(keys.accepted.get(keys.signing.keyId)?.equals(keys.signing.publicKey)).toBe(true);
  expect([...keys.accepted.values()].slice(1).map((key) => key.type)).toEqual(['public', 'public']);
  expect(keys.accepted.size).toBe(3);
});

test('two installations never share a key', () => {
  const keysOf = () =>
    serverKeys(readEnv({ APP_ENV: 'Test', DATA_DIR: mkdtempSync(join(tmpdir(), 'dosar-keys-')) }));

  expect(keysOf().signing.keyId).not.toBe(keysOf().signing.keyId);
});

test('R14 the key for push services survives a restart, follows the setting, and is off in Production without one', () => {
  const env = readEnv({ APP_ENV: 'Test', DATA_DIR: mkdtempSync(join(tmpdir(), 'dosar-keys-')) });
  const kept = pushKeys(env);
  expect(kept?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(pushKeys(env)).toEqual(kept);
  expect(statSync(join(env.DATA_DIR, 'keys', 'web-push.key')).mode & 0o777).toBe(0o600);
  const other = readEnv({ APP_ENV: 'Test', DATA_DIR: '/nowhere', VAPID_PRIVATE_KEY: kept?.privateKey });
  expect(pushKeys(other)).toEqual(kept);
  expect(pushKeys({ ...env, isProduction: true })).toBeUndefined();
});
