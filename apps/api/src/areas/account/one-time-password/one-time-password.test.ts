import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { SuccessBody } from '@dosar/openapi';
import { demoPassword } from '#src/demo-world.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({
  people: [
    'otilia.popa',
    'emil.vechi',
    'nou.venit',
    'dan.petrescu',
    'petru.lazar',
    'sorin.matei',
    'paula.vasile',
    'birou.fix',
  ],
});

type Sent = SuccessBody<'generateOneTimePassword'>;
type Checked = SuccessBody<'verifyOneTimePassword'>;

/** Everybody here has the right password and still owes the code. */
const afterPassword = (username: string) => api.tokenFor(username, { kind: 'pre_auth' });

async function generate(headers: CallerHeaders): Promise<Sent> {
  const answer = await api.inject({ url: '/api/auth/generateOneTimePassword', headers: { ...headers } });
  expect(answer.statusCode).toBe(200);
  return answer.json<Sent>();
}

async function verify(headers: CallerHeaders, code: number): Promise<Checked> {
  const answer = await verifyRaw(headers, code);
  expect(answer.statusCode).toBe(200);
  return answer.json<Checked>();
}

const verifyRaw = (headers: CallerHeaders, code: unknown) =>
  api.inject({
    method: 'POST',
    url: '/api/auth/verifyOneTimePassword',
    headers: { ...headers },
    payload: { code },
  });

async function newestCode(): Promise<number> {
  const [message] = await api.outbox();
  return Number(/(?:este|is) (\d{8})\./.exec(message?.body ?? '')?.[1]);
}

/** A code of the right form that is not the right one. */
const wrong = (code: number) => (code === 12_345_678 ? 12_345_679 : 12_345_678);

const fromNow = (instant: string | null) => (Date.parse(instant ?? '') - api.now().getTime()) / 60_000;

describe('the code of a login', () => {
  test('C10 C11 T9 is sent by SMS, valid for five minutes, and the right one opens everything', async () => {
    const signedIn = await api.inject({
      method: 'POST',
      url: '/api/auth/appToken',
      payload: { username: 'otilia.popa', password: demoPassword },
    });
    const before = headersOf(signedIn.json());
    const sent = await generate(before);
    expect(sent).toMatchObject({ code_generated: true, block_until: null, newAuthContext: null });
    expect(fromNow(sent.expire_time)).toBe(5);
    expect(sent.system_time).toBe(api.now().toISOString());

    const [message] = await api.outbox();
    expect(message).toMatchObject({ kind: 'sms', to: expect.stringMatching(/^\+407/) });
    const { rows } = await sql<{ not_after: Date }>`select not_after from outbox
      where outbox_id = ${message?.id}`.execute(api.database.kysely);
    expect(rows[0]?.not_after.toISOString()).toBe(sent.expire_time);

    const answer = await verify(before, await newestCode());
    expect(answer).toMatchObject({
      success: true,
      is_blocked: false,
      newAuthContext: { profile: { kind: 'staff', username: 'otilia.popa', roles: ['claims.handler'] } },
    });
    if (answer.newAuthContext === null) throw new Error('The right code brings tokens.');
    const url = '/api/assignment/browseStatuses';
    expect((await api.inject({ url, headers: headersOf(answer.newAuthContext) })).statusCode).toBe(200);
  });

  test('C11 the tokens from before the code end with it, also for a refresh', async () => {
    const before = await afterPassword('otilia.popa');
    await generate(before);
    await verify(before, await newestCode());

    const refresh = await api.inject({
      method: 'POST',
      url: '/api/auth/refreshToken',
      payload: { refresh_token: before['x-refresh-token'] },
    });
    expect(refresh.statusCode).toBe(401);
    const again = await api.inject({ url: '/api/auth/generateOneTimePassword', headers: { ...before } });
    expect(again.statusCode).toBe(401);
  });

  test.each(['emil.vechi', 'nou.venit'])(
    'T9 with the right code %s still owes a new password',
    async (username) => {
      const headers = await afterPassword(username);
      await generate(headers);
      const { newAuthContext } = await verify(headers, await newestCode());
      expect(newAuthContext?.profile).toMatchObject({ kind: 'renew', roles: [] });
    },
  );

  test('C10 goes by e-mail to whoever has no mobile phone, in the language of the user', async () => {
    await sql`update app_user set phone = '+40212345678', language = 'en'
      where username = 'dan.petrescu'`.execute(api.database.kysely);
    await generate(await afterPassword('dan.petrescu'));

    const [message] = await api.outbox();
    expect(message).toMatchObject({ kind: 'email', subject: 'Sign-in code' });
    expect(message?.body).toContain('valid for 5 minutes');
  });

  test('C10 without any channel no code is generated', async () => {
    await sql`update app_user set phone = null, email = null where username = 'elena.rusu'`.execute(
      api.database.kysely,
    );
    const sent = await generate(await afterPassword('elena.rusu'));
    expect(sent).toMatchObject({ code_generated: false, expire_time: null, block_until: null });
  });

  test('lies in no table in words', async () => {
    await generate(await afterPassword('radu.marin'));
    const { rows } = await sql<{
      stored: string;
    }>`select row_to_json(o)::text as stored from one_time_password o
      order by created_at desc limit 1`.execute(api.database.kysely);
    expect(rows[0]?.stored).not.toContain(String(await newestCode()));
  });

  test.each([-1, 1.5, '12345678', null, 100_000_000])(
    'V7 has to be a number of at most eight digits: %j',
    async (code) => {
      const answer = await verifyRaw(await afterPassword('otilia.popa'), code);
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('a code is good for nothing', () => {
  test('C11 a second time, also when it comes eight times at once', async () => {
    const headers = await afterPassword('ana.ionescu');
    await generate(headers);
    const code = await newestCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verifyRaw(headers, code)));
    const opened = answers.filter((answer) => answer.statusCode === 200 && answer.json<Checked>().success);
    expect(opened).toHaveLength(1);
  });

  test('C11 after five minutes', async () => {
    const headers = await afterPassword('petru.lazar');
    await generate(headers);
    const code = await newestCode();
    await api.letPass({ minutes: 5 });
    expect(await verify(headers, code)).toMatchObject({ success: false, is_blocked: false });
  });

  test('C10 once another one was asked for', async () => {
    const headers = await afterPassword('calin.dobre');
    await generate(headers);
    const first = await newestCode();
    await generate(headers);
    expect((await verify(headers, first)).success).toBe(false);
    expect((await verify(headers, await newestCode())).success).toBe(true);
  });

  test('C11 in another login, even of the same user', async () => {
    const [mine, other] = [await afterPassword('sorin.matei'), await afterPassword('sorin.matei')];
    await generate(mine);
    const code = await newestCode();
    expect((await verify(other, code)).success).toBe(false);
    expect((await verify(mine, code)).success).toBe(true);
  });
});

describe('whoever guesses or asks too often', () => {
  test('C11 T9 is blocked at the fifth wrong code: then not even the right one is looked at, nor another sent', async () => {
    const headers = await afterPassword('maria.stan');
    await generate(headers);
    const code = await newestCode();
    const answers: Checked[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) answers.push(await verify(headers, wrong(code)));
    expect(answers.map((answer) => answer.is_blocked)).toEqual([false, false, false, false, true]);
    expect(fromNow(answers[4]?.block_until ?? null)).toBe(15);

    expect(await verify(headers, code)).toMatchObject({ success: false, is_blocked: true });
    const messages = (await api.outbox()).length;
    const elsewhere = await generate(await afterPassword('maria.stan'));
    expect(elsewhere).toMatchObject({ code_generated: false, block_until: answers[4]?.block_until });
    expect((await api.outbox()).length).toBe(messages);

    await api.letPass({ minutes: 15 });
    await generate(headers);
    const next = await newestCode();
    for (let attempt = 1; attempt <= 4; attempt += 1) await verify(headers, wrong(next));
    expect(fromNow((await verify(headers, wrong(next))).block_until)).toBe(30);
  });

  test('C11 gets five of fifty wrong codes at once looked at', async () => {
    const headers = await afterPassword('alfa.ana');
    await generate(headers);
    const code = await newestCode();
    await Promise.all(Array.from({ length: 50 }, () => verify(headers, wrong(code))));
    const { userId } = await api.userNamed('alfa.ana');
    const { rows } = await sql<{ tries: number }>`select tries from one_time_password
      where user_id = ${userId}`.execute(api.database.kysely);
    expect(rows).toEqual([{ tries: 5 }]);
    expect(await verify(headers, code)).toMatchObject({ success: false, is_blocked: true });
  });

  test('C10 is blocked at the fourth code of a quarter of an hour, in whatever session', async () => {
    for (let code = 1; code <= 3; code += 1)
      expect((await generate(await afterPassword('paula.vasile'))).code_generated).toBe(true);
    const last = await afterPassword('paula.vasile');
    const blocked = await generate(last);
    expect(blocked).toMatchObject({ code_generated: false, expire_time: null });
    expect(fromNow(blocked.block_until)).toBe(15);
    expect((await verify(last, await newestCode())).is_blocked).toBe(true);

    await api.letPass({ minutes: 15 });
    expect((await generate(last)).code_generated).toBe(true);
  });
});

test('sending and checking a code is in the audit log, without the code', async () => {
  const headers = await afterPassword('birou.fix');
  await generate(headers);
  await verify(headers, wrong(await newestCode()));
  const { userId } = await api.userNamed('birou.fix');
  const { rows } = await sql<{ event: string; data: object }>`select event, data from audit_log
    where actor_user_id = ${userId} order by seq`.execute(api.database.kysely);
  expect(rows).toEqual([
    { event: 'ONE_TIME_PASSWORD_SENT', data: { is_blocked: false, channel: 'sms' } },
    { event: 'ONE_TIME_PASSWORD_CHECKED', data: { is_right: false, is_blocked: false } },
  ]);
});
