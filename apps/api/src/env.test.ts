import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { secretProblems } from './env-secrets.ts';
import { envShape, usualConnections } from './env-values.ts';
import { EnvError, readEnv } from './env.ts';

const signingKey = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const production = {
  APP_ENV: 'Production',
  STAFF_ORIGIN: 'https://claims.example.com',
  TRACKER_ORIGIN: 'https://status.example.com',
  TOKEN_SIGNING_KEY: signingKey.replaceAll('\n', String.raw`\n`),
  SERVER_KEY: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtps://mail.example.com',
  SMS_URL: 'https://sms.example.com/send',
};

const model = { LLM_URL: 'https://llm.example.com/v1', LLM_MODEL: 'small' };

function refusal(variables: Record<string, string>) {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) return error;
  }
  throw new Error('the settings were accepted');
}

describe('settings', () => {
  test('nothing set is a complete Development environment with the demo world', () => {
    expect(readEnv({})).toMatchObject({
      APP_ENV: 'Development',
      HOST: '127.0.0.1',
      STAFF_PORT: 4200,
      TRACKER_PORT: 4201,
      STAFF_ORIGIN: 'http://127.0.0.1:4200',
      TRACKER_ORIGIN: 'http://127.0.0.1:4201',
      DATA_DIR: '.data',
      DEMO: true,
      RATE_LIMIT_SCALE: 1,
    });
  });

  test('a machine of few processors is not given more connections than it can serve', () => {
    expect([1, 2, 3, 4, 8, 64].map(usualConnections)).toEqual([5, 5, 7, 9, 10, 10]);
    expect(readEnv({}).DATABASE_POOL).toBe(usualConnections(availableParallelism()));
    expect(readEnv({ DATABASE_POOL: '40' }).DATABASE_POOL).toBe(40);
  });

  test('Test has no demo world unless it is asked for', () => {
    expect(readEnv({ APP_ENV: 'Test' }).DEMO).toBe(false);
    expect(readEnv({ APP_ENV: 'Test', DEMO: '1' }).DEMO).toBe(true);
  });

  test('Production has servers for messages, or says that they stay in the outbox', () => {
    const { SMTP_URL: _mail, SMS_URL: _sms, ...silent } = production;
    expect(refusal(silent).problems.map(({ name }) => name)).toEqual(['SMTP_URL', 'SMS_URL']);
    expect(readEnv({ ...silent, MESSAGES: 'outbox' })).toMatchObject({ isProduction: true });
    expect(readEnv({}).MESSAGES).toBeUndefined();
  });

  test('every wrong variable appears in one table', () => {
    const error = refusal({ STAFF_PORT: 'http', DEMO: 'yes', DATABASE_URL: 'mysql://x', APP_ENV: 'Staging' });

    expect(error.problems.map((entry) => entry.name).sort()).toEqual([
      'APP_ENV',
      'DATABASE_URL',
      'DEMO',
      'STAFF_PORT',
    ]);
    expect(error.message).toMatch(/STAFF_PORT +a port number/);
  });

  test.each([
    [{ VAPID_PRIVATE_KEY: 'too-short' }, 'VAPID_PRIVATE_KEY', /P-256 private key/],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PRIVATE_KEY', /P-256 private key/],
    [{ VAPID_SUBJECT: 'mailto:it@example.com' }, 'VAPID_SUBJECT', /of no use without/],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'VAPID_PUBLIC_KEY', /is no setting/],
    [{ PUSH_HOSTS: 'https://fcm.googleapis.com/send' }, 'PUSH_HOSTS', /host names/],
    [{ PUSH_HOSTS: 'fcm.googleapis.com,*' }, 'PUSH_HOSTS', /host names/],
  ])('R14 news for browsers with %j are refused', (settings, name, words) => {
    const { problems } = refusal(settings);
    expect(problems.map((entry) => entry.name)).toEqual([name]);
    expect(problems[0]?.problem).toMatch(words);
  });

  test('the two origins cannot share a port', () => {
    expect(refusal({ STAFF_PORT: '5000', TRACKER_PORT: '5000' }).problems[0]?.name).toBe('TRACKER_PORT');
  });

  test.each([
    [
      'no name of the model',
      { LLM_URL: 'https://llm.example.com/v1' },
      'LLM_MODEL',
      /is needed when LLM_URL/,
    ],
    ['a key without an address', { LLM_KEY: 'sk-12345678' }, 'LLM_KEY', /of no use without LLM_URL/],
    [
      'a password in its address',
      { ...model, LLM_URL: 'https://a:b@llm.example.com' },
      'LLM_URL',
      /without password/,
    ],
    [
      'a query in its address',
      { ...model, LLM_URL: 'https://llm.example.com?key=1' },
      'LLM_URL',
      /without password/,
    ],
    ['an address of a file', { ...model, LLM_URL: 'file:///etc/passwd' }, 'LLM_URL', /must be an address/],
    ['a time-out longer than a request', { ...model, LLM_SECONDS: '60' }, 'LLM_SECONDS', /./],
    ['a name that is none', { LLM_TOKEN: 'x' }, 'LLM_TOKEN', /LLM_URL, LLM_MODEL, LLM_KEY/],
  ])('S6 a language model with %s is refused', (_what, settings, name, words) => {
    const { problems } = refusal(settings);
    expect(problems.map((entry) => entry.name)).toEqual([name]);
    expect(problems[0]?.problem).toMatch(words);
  });

  test('S6 there is no language model unless one is named, and its key stands in no problem', () => {
    expect(readEnv({}).LLM_URL).toBeUndefined();
    expect(readEnv({ ...model, LLM_URL: 'http://127.0.0.1:11434/v1/' }).LLM_URL).toBe(
      'http://127.0.0.1:11434/v1',
    );
    expect(refusal({ LLM_KEY: 'sk-very-secret', STAFF_PORT: 'x' }).message).not.toContain('very-secret');
  });

  test.each([
    ['keys without a bucket', { S3_ACCESS_KEY_ID: 'dosar' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [
      'one key without the other',
      { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'dosar' },
      ['S3_SECRET_ACCESS_KEY'],
    ],
    ['a bucket with a path', { S3_BUCKET: 'files/claims' }, ['S3_BUCKET']],
  ])('a file store with %s is refused', (_what, settings, names) => {
    expect(refusal(settings).problems.map(({ name }) => name)).toEqual(names);
  });

  test('an empty value means not set', () => {
    expect(readEnv({ DATABASE_URL: '', STAFF_PORT: '' })).toMatchObject({ STAFF_PORT: 4200 });
  });
});

test('S6 what is found is sent to another machine on https only', () => {
  const open = { ...model, LLM_URL: 'http://llm.example.com/v1' };
  expect(refusal({ ...production, ...open }).problems.map(({ name }) => name)).toEqual(['LLM_URL']);
  expect(readEnv({ ...production, ...open, LLM_URL: 'http://localhost:8000/v1' }).LLM_MODEL).toBe('small');
});

describe('Production', () => {
  test('starts with strong secrets and origins on https', () => {
    expect(readEnv(production)).toMatchObject({ isProduction: true, DEMO: false, API_DOCS: false });
  });

  test.each([
    ['SERVER_KEY', randomBytes(32).toString('hex')],
    ['SERVER_KEY', randomBytes(48).toString('base64url')],
    ['SMTP_URL', 'smtps://user:secret@mail.example.com'],
    ['SMTP_URL', 'smtp://user:secret@mail.example.com:587?requireTLS=true'],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['S3_BUCKET', 'dosar-files'],
    ['SMS_URL', 'http://localhost:8080/send'],
    ['SMTP_URL', 'smtp://mail.example.com:587?pool=true&requireTLS=true&name=claims.example.com'],
    ['TRUST_PROXY', '10.0.0.0/8,2001:db8::/32,203.0.113.7'],
    ['TRUST_PROXY', 'fc00::/7,::1,172.16.0.0/12,::ffff:10.0.0.1'],
    ['SERVER_KEY', Buffer.from(randomBytes(32).toString('hex')).toString('base64')],
  ])('takes %s=%s', (name, value) => {
    expect(readEnv({ ...production, [name]: value }).isProduction).toBe(true);
  });

  test.each([
    ['TOKEN_SIGNING_KEY', ''],
    ['TOKEN_SIGNING_KEY', 'not a key'],
    ['TOKEN_ACCEPTED_KEYS', 'not a key'],
    ['SERVER_KEY', ''],
    ['SERVER_KEY', 'c2hvcnQ='],
    ['SERVER_KEY', Buffer.alloc(32, 'a').toString('base64')],
    ['STAFF_ORIGIN', 'http://claims.example.com'],
    ['TRACKER_ORIGIN', ''],
    ['DEMO', '1'],
    ['RATE_LIMIT_SCALE', '100'],
    ['TRACKER_ORIGIN', 'https://claims.example.com/'],
    ['SERVER_KEY', 'the quick brown fox jumps over the lazy dog again and again'],
    ['SERVER_KEY', 'thequickbrownfoxjumpsoverthelazydogagainandagain'],
    ['SERVER_KEY', 'TheQuickBrownFoxJumpsOverTheLazyDogAgainAndAgain'],
    ['SERVER_KEY', Buffer.from('correct horse battery staple, again and again').toString('base64')],
    ['SERVER_KEY', Buffer.from('Știm cu toții această frază, și vecinii o știu').toString('base64url')],
    ['SERVER_KEY', Buffer.from('DosarClaimsServerKeyProductionRomania2026Secret').toString('base64')],
    ['SERVER_KEY', 'Dosar2024Claims2025Server2026Secret2027Key2028Now'],
    ['SERVER_KEY', 'Summer-2024-Winter-2025-Spring-2026-Autumn-2027-Key'],
    ['SERVER_KEY', 'Dosar-Production-Server-Key-Of-Romania-2026-Number-One'],
    ['SMTP_URL', 'smtp://mail.example.com:587'],
    ['SMTP_URL', 'smtp://mail.example.com:587?requireTLS=true&ignoreTLS=true'],
    ['SMTP_URL', 'smtp://mail.example.com:587?requireTLS=true&requireTLS=false'],
    ['SMTP_URL', 'smtps://mail.example.com?secure=false'],
    ['SMTP_URL', 'smtps://mail.example.com?tls.rejectUnauthorized=false'],
    ['STAFF_ORIGIN', 'https://status.example.com.'],
    ['TRACKER_ORIGIN', 'https://claims.example.com.:8443/'],
    ['SMS_URL', 'http://sms.example.com/send'],
    ['ALLOWED_ADDRESSES', '10.0.0.0/33'],
    ['ALLOWED_ADDRESSES', '10.0.0'],
    ['ALLOWED_ADDRESSES', '300.1.1.1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUST_PROXY', '10.0.0.0/00'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '2001:db8::/129'],
    ['TRUST_PROXY', '2001:db8:::1'],
  ])('refuses %s=%s', (name, value) => {
    expect(refusal({ ...production, [name]: value }).problems.map((entry) => entry.name)).toEqual([name]);
  });
});

test('hardly any random key is taken for words', () => {
  // The same pseudo-random keys in each run: hashes of their numbers.
  const keys = Array.from({ length: 10_000 }, (_, number) =>
    createHash('sha256').update(String(number)).digest('base64'),
  );
  const refused = keys.filter((key) => secretProblems({ SERVER_KEY: key }, { required: false }).length > 0);
  expect(refused.length).toBeLessThan(10);
});

test('the server starts behind every proxy that the settings take', () => {
  for (const proxies of [
    '10.0.0.0/8,fc00::/7',
    '::ffff:10.0.0.1',
    '::ffff:10.0.0.0/104',
    '2001:db8::/32,203.0.113.7/32',
  ])
    expect(() => Fastify({ trustProxy: readEnv({ TRUST_PROXY: proxies }).TRUST_PROXY })).not.toThrow();
});

test('.env.example names every setting and no other', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);

  expect(named.sort()).toEqual(Object.keys(envShape.shape).sort());
});
