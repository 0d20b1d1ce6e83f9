import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#src/demo-world.ts';
import { headersOf } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi({
  people: [
    'paula.vasile',
    'blocat.ion',
    'dan.petrescu',
    'birou.fix',
    'otilia.popa',
    'emil.vechi',
    'nou.venit',
    'petru.lazar',
    'sorin.matei',
  ],
  env: { TRUST_PROXY: '127.0.0.1' },
});
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

type SignIn = { idToken: string; refreshToken: string; profile: { kind: string }; code?: string };

function signIn(username: string, password = demoPassword, address = '198.51.100.7') {
  return api.inject({
    method: 'POST',
    url: '/api/auth/appToken',
    headers: { 'x-forwarded-for': address },
    payload: { username, password },
  });
}

async function statusOf(username: string, password?: string, address?: string) {
  const answer = await signIn(username, password, address);
  return { status: answer.statusCode, code: answer.json<SignIn>().code };
}

describe('signing in', () => {
  test('C2 E1 E2 E3 answers with tokens, the profile and the worklist filter of the user', async () => {
    const answer = await signIn('ana.ionescu');
    const body = answer.json<Record<string, unknown>>();

    expect(body).toMatchObject({
      one_time_password_required: false,
      profile: {
        kind: 'staff',
        username: 'ana.ionescu',
        full_name: 'Ana Ionescu',
        org_code: 'demo',
        org_type: 'primary',
        roles: ['claims.handler', 'claims.selfmanaged'],
        is_expired: false,
        is_default_pass: false,
        impersonated_by_user_id: null,
        replaced_users: [{ username: 'radu.marin', full_name: 'Radu Marin' }],
        branding: { short_name: expect.any(String), material_color: expect.any(String) },
        app_metadata: { credentials: { password_policy: { min_length: 12 } } },
        user_metadata: { worklist_filter: { filter_keys: 0, category_code: 'active' } },
      },
    });
    const headers = headersOf(answer.json<SignIn>());
    expect((await api.inject({ url: '/api/assignment/browseStatuses', headers })).statusCode).toBe(200);
  });

  test('the name may be written in any case and with spaces around it', async () => {
    expect(await statusOf('  ANA.Ionescu ')).toMatchObject({ status: 200 });
  });

  test('G6 X5 an unknown name and a wrong password get the same answer, byte for byte but for its number', async () => {
    const [unknown, wrong] = [await signIn('nobody.at.all'), await signIn('paula.vasile', 'wrong')];
    const bodyOf = (answer: typeof unknown) => ({ ...answer.json<object>(), error_id: '' });

    expect(unknown.statusCode).toBe(400);
    expect(bodyOf(wrong)).toEqual(bodyOf(unknown));
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
    expect(wrong.rawPayload.length).toBe(unknown.rawPayload.length);
  });

  test('X5 a locked account answers 403, even to the right password', async () => {
    expect(await statusOf('blocat.ion')).toEqual({ status: 403, code: 'account_locked' });
  });

  test('a locked account answers a wrong password like a name that nobody has', async () => {
    await api.letPass({ minutes: 15 });
    const seen = async (username: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await statusOf(username, 'wrong'));
      return answers;
    };
    expect(await seen('blocat.ion')).toEqual(await seen('nobody.was.locked'));
  });

  test('a switched-off account answers as if it did not exist', async () => {
    await sql`update app_user set is_active = false where username = 'dan.petrescu'`.execute(
      api.database.kysely,
    );
    expect(await statusOf('dan.petrescu')).toEqual({ status: 400, code: 'invalid_credentials' });
  });

  test('X5 from an address outside the list: 401 to the right password, and the user is told', async () => {
    expect(await statusOf('birou.fix', demoPassword, '203.0.113.5')).toMatchObject({ status: 200 });
    expect(await statusOf('birou.fix', 'wrong')).toEqual({ status: 400, code: 'invalid_credentials' });
    expect(await statusOf('birou.fix')).toEqual({ status: 401, code: 'ip_not_allowed' });

    const [mail] = await api.outbox();
    expect(mail).toMatchObject({ kind: 'email', subject: 'Autentificare refuzată' });
    expect(mail?.body).toContain('198.51.100.7');
  });
});

describe('a sign-in that is not complete', () => {
  test('T1 a one-time password is due: the tokens open nothing but that', async () => {
    const answer = await signIn('otilia.popa');
    const body = answer.json<SignIn>();

    expect(body).toMatchObject({
      one_time_password_required: true,
      profile: { kind: 'pre_auth', roles: [] },
    });
    const call = (url: string) => api.inject({ url, headers: headersOf(body) });
    expect((await call('/api/assignment/browseStatuses')).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await call('/api/auth/generateOneTimePassword')).statusCode).toBe(200);
    expect((await call('/api/auth/logout')).statusCode).toBe(200);
  });

  test.each(['emil.vechi', 'nou.venit'])(
    'T1 the password of %s has to be renewed first',
    async (username) => {
      const body = (await signIn(username)).json<SignIn>();

      expect(body.profile.kind).toBe('renew');
      const call = (method: 'GET' | 'POST', url: string) =>
        api.inject({
          method,
          url,
          headers: headersOf(body),
          ...(method === 'POST' && { payload: { password: 'x' } }),
        });
      expect((await call('GET', '/api/assignment/browseStatuses')).statusCode).toBe(403);
      expect((await call('GET', '/api/auth/generateOneTimePassword')).statusCode).toBe(403);
      expect((await call('POST', '/api/auth/renew')).json()).toMatchObject({ passUpdated: false });
    },
  );
});

describe('wrong passwords', () => {
  test.each(['maria.stan', 'nobody.was.ever.called.this'])(
    'G7 fifty at once for %s: five are looked at, then even the right one gets 403, until a quarter of an hour passed',
    async (username) => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => statusOf(username, 'wrong')));
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;

      expect([count(400), count(403)]).toEqual([5, 45]);
      expect(await statusOf(username)).toEqual({ status: 403, code: 'account_locked' });

      await api.letPass({ minutes: 15 });
      expect((await statusOf(username)).status).toBe(username === 'maria.stan' ? 200 : 400);
    },
  );

  test('four and then the right one: nothing is held against the user', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn('petru.lazar', 'wrong');
    expect((await statusOf('petru.lazar')).status).toBe(200);
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn('petru.lazar', 'wrong');
    expect((await statusOf('petru.lazar')).status).toBe(200);
  });

  test('ten right sign-ins at the same moment are no attack', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => statusOf('sorin.matei')));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
  });
});

test('signing in, right or wrong, is in the audit log', async () => {
  await signIn('calin.dobre', 'wrong');
  await signIn('calin.dobre');
  const { userId } = await api.userNamed('calin.dobre');

  const entries = await api.database.kysely
    .selectFrom('audit_log')
    .select(['event', 'outcome', 'reason', 'address', 'actor_kind'])
    .where((expression) =>
      expression.or([expression('entity_id', '=', userId), expression('actor_user_id', '=', userId)]),
    )
    .orderBy('seq')
    .execute();
  expect(entries).toEqual([
    {
      event: 'SIGNED_IN',
      outcome: 'refused',
      reason: 'invalid_credentials',
      address: '198.51.100.7',
      actor_kind: 'public',
    },
    { event: 'SIGNED_IN', outcome: 'success', reason: null, address: '198.51.100.7', actor_kind: 'user' },
  ]);
});

test('the wrong password that blocks a name is in the audit log, whether or not the name exists', async () => {
  const blocked = async () =>
    (
      await api.database.kysely
        .selectFrom('audit_log')
        .select('entity_id')
        .where('event', '=', 'SIGN_IN_BLOCKED')
        .execute()
    ).map((entry) => entry.entity_id);
  const before = (await blocked()).length;
  for (const name of ['elena.rusu', 'nobody.is.called.this.either'])
    for (let attempt = 0; attempt < 7; attempt += 1) await signIn(name, 'wrong');

  const { userId } = await api.userNamed('elena.rusu');
  expect((await blocked()).slice(before).sort()).toEqual([userId, null].sort());
});
