import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { startIdentityPeer } from '#src/testing/identity-peer.ts';
import { signInAtPeer } from '#src/testing/peer-browser.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { headersOf } from '#src/testing/test-sessions.ts';

const loginCallback = 'https://claims.example.com/logincallback';
const peer = await startIdentityPeer({
  redirectUri: loginCallback,
  people: {
    'person-1': { email: 'Alfa.Ana@Alfa.example', email_verified: true },
    'person-2': { email: 'alfa.ana@alfa.example', email_verified: true },
    'person-3': { email: 'nobody@alfa.example', email_verified: true },
  },
});
// The provider is a real one, which dates its tokens by the clock of the machine.
const api = startTestApi({
  isClockRunning: true,
  env: {
    STAFF_ORIGIN: 'https://claims.example.com',
    OIDC_PROVIDERS: JSON.stringify({ alfa: peer.settings }),
  },
});
afterAll(() => peer.stop());

type Started = { authorization_url: string; state: string };
type Exchanged = { access_token: string; org_code: string };
type Answer = {
  code?: string;
  profile: { username: string; kind: string };
  idToken: string;
  refreshToken: string;
};

const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });

async function start(orgCode = 'alfa') {
  return (await post('/api/auth/external/start', { org_code: orgCode })).json<Started>();
}

function exchange(back: { code: string | null; state: string | null; iss: string | null }) {
  return post('/api/auth/external/exchange', { ...back });
}

async function tokenOf(login: string): Promise<Exchanged> {
  const { authorization_url: url } = await start();
  return (await exchange(await walk(url, login))).json<Exchanged>();
}

async function walk(url: string, login: string) {
  const { code, state, iss } = await signInAtPeer(url, login);
  return { code, state, iss };
}

function signIn({ access_token, org_code }: Exchanged) {
  return post('/api/auth/appToken/external', { access_token, orgCode: org_code });
}

async function refusalOf(answer: ReturnType<typeof post>) {
  const { statusCode, json } = await answer;
  return { status: statusCode, code: json<Answer>().code };
}

const failed = { status: 401, code: 'external_sign_in_failed' };

describe('signing in at the organisation’s identity provider', () => {
  test('C4 T2 K14 from our page to the provider’s login and back into a session of the same person', async () => {
    const started = await start();
    const asked = new URL(started.authorization_url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      redirect_uri: loginCallback,
      code_challenge_method: 'S256',
      state: started.state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });

    const exchanged = await exchange(await walk(started.authorization_url, 'person-1'));
    expect(exchanged.json()).toMatchObject({ org_code: 'alfa', access_token: expect.any(String) });

    const answer = await signIn(exchanged.json<Exchanged>());
    expect(answer.statusCode).toBe(200);
    const body = answer.json<Answer>();
    expect(body).toMatchObject({
      one_time_password_required: false,
      profile: { username: 'alfa.ana', org_code: 'alfa', kind: 'staff' },
    });
    const own = await api.inject({ url: '/api/assignment/browseStatuses', headers: headersOf(body) });
    expect(own.statusCode).toBe(200);
  });

  test('the first sign-in links the subject to the user of the verified address, every later one follows the link', async () => {
    await signIn(await tokenOf('person-1'));
    const { userId } = await api.userNamed('alfa.ana');
    await sql`update app_user set email = 'somewhere.else@alfa.example' where user_id = ${userId}`.execute(
      api.database.kysely,
    );
    expect((await signIn(await tokenOf('person-1'))).json<Answer>().profile.username).toBe('alfa.ana');
    await sql`update app_user set email = 'alfa.ana@alfa.example' where user_id = ${userId}`.execute(
      api.database.kysely,
    );
  });

  test('a second subject with the same address opens nothing: an address may move on to a new colleague', async () => {
    await signIn(await tokenOf('person-1'));
    expect(await refusalOf(signIn(await tokenOf('person-2')))).toEqual(failed);
  });

  test('C4 whom no user is linked to is refused', async () => {
    expect(await refusalOf(signIn(await tokenOf('person-3')))).toEqual(failed);
  });

  test('the session says how its user was recognised, also after a refresh', async () => {
    const body = (await signIn(await tokenOf('person-1'))).json<Answer>();
    const renewed = await post('/api/auth/refreshToken', { refresh_token: body.refreshToken });
    for (const { idToken } of [body, renewed.json<Answer>()]) {
      const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
      expect(JSON.parse(claims)).toMatchObject({ amr: ['ext'] });
    }
  });
});

describe('the way back from the provider', () => {
  test('C4 a state works once', async () => {
    const { authorization_url: url } = await start();
    const back = await walk(url, 'person-1');
    expect((await exchange(back)).statusCode).toBe(200);
    expect(await refusalOf(exchange(back))).toEqual(failed);
  });

  test('ten times at once, a state still works once', async () => {
    const { authorization_url: url } = await start();
    const back = await walk(url, 'person-1');
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(back)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test('a state that nobody began is refused', async () => {
    const { authorization_url: url } = await start();
    const back = await walk(url, 'person-1');
    expect(await refusalOf(exchange({ ...back, state: 'x'.repeat(43) }))).toEqual(failed);
  });

  test('a code of another round trip is refused: neither verifier nor nonce belong to it', async () => {
    const [mine, other] = [await start(), await start()];
    const back = await walk(other.authorization_url, 'person-1');
    expect(await refusalOf(exchange({ ...back, state: mine.state }))).toEqual(failed);
  });

  test('a token with another nonce than we asked for is refused', async () => {
    const { authorization_url: url } = await start();
    const changed = new URL(url);
    changed.searchParams.set('nonce', 'somebody-elses-nonce');
    expect(await refusalOf(exchange(await walk(changed.href, 'person-1')))).toEqual(failed);
  });

  test('an answer in the name of another issuer is refused', async () => {
    const { authorization_url: url } = await start();
    const back = await walk(url, 'person-1');
    expect(await refusalOf(exchange({ ...back, iss: 'https://mixed-up.example' }))).toEqual(failed);
  });

  test('neither state nor verifier lies open in the database', async () => {
    const { state } = await start();
    const { rows } = await sql<object>`select * from external_sign_in`.execute(api.database.kysely);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(state);
    expect(Object.keys(rows[0] ?? {})).toContain('verifier_sealed');
  });
});

describe('who may not begin', () => {
  test.each(['demo', 'no-such-org'])(
    'an organisation without a provider has nothing to begin: %s',
    async (orgCode) => {
      const answer = await post('/api/auth/external/start', { org_code: orgCode });
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  test('X6 while the provider is away, every step answers in the same words, and works again afterwards', async () => {
    const { authorization_url: url } = await start();
    const back = await walk(url, 'person-1');
    peer.close();
    expect(await refusalOf(exchange(back))).toEqual(failed);
    peer.open();
    expect((await signIn(await tokenOf('person-1'))).statusCode).toBe(200);
  });
});

test('what happened is in the audit log, with the reason that the caller is not told', async () => {
  const { rows } = await sql<{ event: string; outcome: string; why: string | null }>`
    select distinct event, outcome, data ->> 'why' as why from audit_log
    where event like '%EXTERNAL%' order by 1, 2, 3`.execute(api.database.kysely);
  expect(rows).toEqual([
    { event: 'EXTERNAL_CODE_EXCHANGED', outcome: 'refused', why: 'provider_refused' },
    { event: 'EXTERNAL_CODE_EXCHANGED', outcome: 'refused', why: 'provider_unreachable' },
    { event: 'EXTERNAL_CODE_EXCHANGED', outcome: 'refused', why: 'state_unknown' },
    { event: 'EXTERNAL_CODE_EXCHANGED', outcome: 'success', why: null },
    { event: 'EXTERNAL_IDENTITY_LINKED', outcome: 'success', why: null },
    { event: 'SIGNED_IN_EXTERNALLY', outcome: 'refused', why: 'nobody_linked' },
    { event: 'SIGNED_IN_EXTERNALLY', outcome: 'success', why: null },
  ]);
});

// Last: the peer's clock does not go along.
test('a state from ten minutes ago is refused', async () => {
  const { authorization_url: url } = await start();
  const back = await walk(url, 'person-1');
  await api.letPass({ minutes: 10 });
  expect(await refusalOf(exchange(back))).toEqual(failed);
});
