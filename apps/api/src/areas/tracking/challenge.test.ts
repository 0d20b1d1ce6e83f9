import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '@dosar/openapi';
import { codeIn } from './testing/code-in.ts';
import { useTracker, type Visitor } from './tracker-test-client.ts';

type Challenge = Schema<'Challenge'>;
type Answer = Schema<'ChallengeAnswer'>;

const tracker = useTracker();
const { api } = tracker;

const start = (visitor: Visitor, caseNo: string) =>
  visitor.get<Challenge>(`/api/tracker/startChallenge/${caseNo}`);

const answer = (visitor: Visitor, { challenge_id }: Challenge, caseNo: string, code: string) =>
  visitor.post<Answer>('/api/tracker/verifyChallenge', { challenge_id, case_no: caseNo, code });

type Sent = { to_address: string; body: string; not_after: Date };

const outbox = () =>
  tracker.rows<Sent>(
    'demo',
    (orgId) => sql`select to_address, body, not_after from outbox
    where org_id = ${orgId} and not_after > '2000-01-01' order by system_time desc, outbox_id desc`,
  );

async function newestCode(): Promise<string> {
  const [message] = await outbox();
  return codeIn(message?.body ?? '');
}

/** A code that fits the form and is wrong. */
const wrong = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');

/** An answer with its moments as minutes from now, so that two answers of different moments can be compared. */
function comparable(body: object): object {
  const minutesFromNow = (instant: string) =>
    Math.round((Date.parse(instant) - api.now().getTime()) / 60_000);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      if (name === 'challenge_id') return [name, typeof value];
      return [name, typeof value === 'string' && /^\d{4}-/.test(value) ? minutesFromNow(value) : value];
    }),
  );
}

test('M4 the opened case knows who of the staff typed the contact that its code went to', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  await tracker.rows(
    'demo',
    (orgId) => sql`update contact_channel set typed_by_user_id = (select user_id from app_user
      where org_id = ${orgId} and username = 'ana.ionescu') where org_id = ${orgId} returning contact_channel_id`,
  );
  const visitor = await tracker.visitor();
  const { body: challenge } = await start(visitor, caseNo);
  await answer(visitor, challenge, caseNo, await newestCode());
  const opened = await tracker.rows(
    'demo',
    (orgId) => sql`select username from challenge
    join app_user on app_user.org_id = challenge.org_id and app_user.user_id = challenge.contact_typed_by_user_id
    where challenge.org_id = ${orgId} and challenge_id = ${challenge.challenge_id} and opened_session_id is not null`,
  );
  expect(opened).toEqual([{ username: 'ana.ionescu' }]);
});

test('the code goes to the confirmed channel, opens the case, and the old tokens end', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor();
  const { status, body: challenge } = await start(visitor, caseNo);
  expect(status).toBe(200);
  expect(challenge).toMatchObject({ status: 'normal', block_until: null });

  const [message] = await outbox();
  expect(message?.not_after.toISOString()).toBe(challenge.expire_time);
  const confirmed = await tracker.rows<{ value: string }>(
    'demo',
    (orgId) => sql`
    select value from contact_channel where org_id = ${orgId} and confirmed_at is not null`,
  );
  expect(confirmed.map((channel) => channel.value)).toContain(message?.to_address);

  const code = codeIn(message?.body ?? '');
  const { body } = await answer(visitor, challenge, caseNo, code.toLowerCase());
  expect(body).toMatchObject({ code_validated: true, is_blocked: false });
  expect(body.currentEvent?.displayed_case_no).toBe(caseNo);
  expect(body.newAuthContext?.profile).toMatchObject({ kind: 'tracker', org_code: 'demo' });

  const withOldTokens = async () => (await visitor.get('/api/tracker/getTrackerConfig')).status;
  await expect.poll(withOldTokens).toBe(401);
});

test('a stored challenge holds no code, and the log of the case tells that it was opened', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor();
  const { body: challenge } = await start(visitor, caseNo);
  const code = await newestCode();
  await answer(visitor, challenge, caseNo, code);

  const [row] = await tracker.rows<{ stored: string; told: number; audited: number }>(
    'demo',
    (orgId) => sql`
    select row_to_json(c)::text as stored,
      (select count(*)::int from timeline_event t where t.org_id = c.org_id
        and t.claim_file_id = c.claim_file_id and t.actor_kind = 'tracker') as told,
      (select count(*)::int from audit_log a where a.org_id = c.org_id
        and a.entity_id = c.challenge_id::text) as audited
    from challenge c where org_id = ${orgId} and challenge_id = ${challenge.challenge_id}`,
  );
  expect(row?.stored).not.toContain(code);
  expect(row).toMatchObject({ told: 1, audited: 2 });
});

test('an unknown case number gets the same answers as a known one, and no message leaves', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const [known, unknown] = [
    await tracker.visitor('demo', '198.51.100.2'),
    await tracker.visitor('demo', '198.51.100.3'),
  ];
  const before = (await outbox()).length;
  const { body: real } = await start(known, caseNo);
  const { body: fake } = await start(unknown, 'DM99R9999999');
  expect((await outbox()).length).toBe(before + 1);
  expect(comparable(fake)).toEqual(comparable(real));

  const code = await newestCode();
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const { body: ofReal } = await answer(known, real, caseNo, wrong(code));
    const { body: ofFake } = await answer(unknown, fake, 'DM99R9999999', wrong(code));
    expect(comparable(ofFake)).toEqual(comparable(ofReal));
  }
  const { body: realAgain } = await start(known, caseNo);
  const { body: fakeAgain } = await start(unknown, 'DM99R9999999');
  expect(comparable(fakeAgain)).toEqual(comparable(realAgain));
  expect(realAgain.status).toBe('blocked');
});

test('the fifth wrong code blocks, then even the right one is refused', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.4');
  const { body: challenge } = await start(visitor, caseNo);
  const code = await newestCode();
  const answers = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    answers.push((await answer(visitor, challenge, caseNo, wrong(code))).body);
  }
  expect(answers.map((body) => body.is_blocked)).toEqual([false, false, false, false, true]);
  expect(answers[4]?.block_until).toEqual(expect.any(String));

  const { body: late } = await answer(visitor, challenge, caseNo, code);
  expect(late).toMatchObject({ code_validated: false, is_blocked: true, newAuthContext: null });
});

test('of fifty wrong codes at once no more than five are looked at', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.5');
  const { body: challenge } = await start(visitor, caseNo);
  const code = await newestCode();
  await Promise.all(Array.from({ length: 50 }, () => answer(visitor, challenge, caseNo, wrong(code))));
  const [row] = await tracker.rows<{ attempts: number; status: string }>(
    'demo',
    (orgId) => sql`
    select attempts, status from challenge where org_id = ${orgId} and challenge_id = ${challenge.challenge_id}`,
  );
  expect(row).toEqual({ attempts: 5, status: 'blocked' });
  expect((await answer(visitor, challenge, caseNo, code)).body.code_validated).toBe(false);
});

test('a code that is sent twice at the same moment opens the case once', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.6');
  const { body: challenge } = await start(visitor, caseNo);
  const code = await newestCode();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => answer(visitor, challenge, caseNo, code)),
  );
  const opened = answers.filter(({ status, body }) => status === 200 && body.code_validated);
  expect(opened).toHaveLength(1);
  const [row] = await tracker.rows<{ sessions: number }>(
    'demo',
    (orgId) => sql`
    select count(*)::int as sessions from session where org_id = ${orgId} and address = '198.51.100.6'
      and tracker_claim_file_id is not null`,
  );
  expect(row?.sessions).toBe(1);
});

test('a code works for five minutes', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.7');
  const { body: challenge } = await start(visitor, caseNo);
  const code = await newestCode();
  await api.letPass({ minutes: 5 });
  const { body } = await answer(visitor, challenge, caseNo, code);
  expect(body).toMatchObject({ code_validated: false, is_blocked: false });
});

test('another code makes the one before worthless', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.8');
  const { body: first } = await start(visitor, caseNo);
  const code = await newestCode();
  await start(visitor, caseNo);
  const { body } = await answer(visitor, first, caseNo, code);
  expect(body.code_validated).toBe(false);
});

test('a code opens its own case and its own challenge only, and only for the one who asked', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const { claimFileNo: otherCaseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.9');
  const { body: challenge } = await start(visitor, caseNo);
  const code = await newestCode();
  const stranger = await tracker.visitor('demo', '198.51.100.10');

  expect((await answer(visitor, challenge, otherCaseNo, code)).body.code_validated).toBe(false);
  expect((await answer(stranger, challenge, caseNo, code)).body.code_validated).toBe(false);
  expect((await answer(visitor, challenge, caseNo, code)).body.code_validated).toBe(true);
});

test('after three codes in a quarter of an hour the next one has to wait, from this address only', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.11');
  for (let code = 1; code <= 3; code += 1) {
    expect((await start(visitor, caseNo)).body.status).toBe('normal');
  }
  const before = (await outbox()).length;
  const { body: blocked } = await start(visitor, caseNo);
  expect(blocked).toMatchObject({ status: 'blocked', expire_time: null, block_until: expect.any(String) });
  expect((await outbox()).length).toBe(before);

  const owner = await tracker.visitor('demo', '198.51.100.12');
  expect((await start(owner, caseNo)).body.status).toBe('normal');

  await api.letPass({ minutes: 16 });
  const again = await tracker.visitor('demo', '198.51.100.11');
  expect((await start(again, caseNo)).body.status).toBe('normal');
});

/** Asks for a case from many addresses, a second apart, and tells what they were answered. */
async function strangersAsk(caseNo: string, network: string, count: number): Promise<Challenge[]> {
  const answers: Challenge[] = [];
  for (let host = 1; host <= count; host += 1) {
    const stranger = await tracker.visitor('demo', `${network}.${host}`);
    answers.push((await start(stranger, caseNo)).body);
    await api.letPass({ minutes: 1 / 60 });
  }
  return answers;
}

test('strangers who ask for a case from forty addresses neither flood its owner nor lock them out', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const before = (await outbox()).length;
  await strangersAsk(caseNo, '203.0.113', 40);
  expect((await outbox()).length).toBe(before + 3);

  const owner = await tracker.visitor('demo', '198.51.100.20');
  const { body: challenge } = await start(owner, caseNo);
  expect(challenge.status).toBe('normal');
  const { body } = await answer(owner, challenge, caseNo, await newestCode());
  expect(body.code_validated).toBe(true);
});

test('a day of strangers is a dozen messages, and the last one opens the case at any time', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const before = (await outbox()).length;
  for (let round = 0; round < 12; round += 1) {
    await strangersAsk(caseNo, `203.0.${round}`, 2);
    await api.letPass({ minutes: 120 });
  }
  expect((await outbox()).length - before).toBeLessThanOrEqual(12);

  const owner = await tracker.visitor('demo', '198.51.100.21');
  const { body: challenge } = await start(owner, caseNo);
  const { body } = await answer(owner, challenge, caseNo, await newestCode());
  expect(body.code_validated).toBe(true);
});

test('while strangers draw no more messages, whoever opened the case before gets one of their own', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const owner = await tracker.visitor('demo', '198.51.100.24');
  const { body: first } = await start(owner, caseNo);
  expect((await answer(owner, first, caseNo, await newestCode())).body.code_validated).toBe(true);
  await strangersAsk(caseNo, '203.0.203', 12);

  const before = (await outbox()).length;
  const again = await tracker.visitor('demo', '198.51.100.24');
  const { body: challenge } = await start(again, caseNo);
  expect((await outbox()).length).toBe(before + 1);
  const { body } = await answer(again, challenge, caseNo, await newestCode());
  expect(body.code_validated).toBe(true);
});

test('a code that two challenges wait for opens the case for one of them', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  await strangersAsk(caseNo, '203.0.200', 3);
  const code = await newestCode();
  const visitors = await Promise.all(
    ['198.51.100.22', '198.51.100.23'].map((address) => tracker.visitor('demo', address)),
  );
  const answers = await Promise.all(
    visitors.map(async (visitor) => {
      const { body: challenge } = await start(visitor, caseNo);
      return (await answer(visitor, challenge, caseNo, code)).body;
    }),
  );
  expect(answers.filter((body) => body.code_validated)).toHaveLength(1);
});

test('an unknown case that strangers ask for is answered like a known one', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const known = await strangersAsk(caseNo, '203.0.201', 5);
  const unknown = await strangersAsk('DM99R8888888', '203.0.202', 5);
  expect(unknown.map(comparable)).toEqual(known.map(comparable));
});

test('an unknown case leaves behind what a known one does, so that both take as long; its message reaches nobody', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const stored = async (number: string, address: string) => {
    const { body } = await start(await tracker.visitor('demo', address), number);
    const [row] = await tracker.rows<{ claim_file_id: string | null; sent_to: string; is_over: boolean }>(
      'demo',
      (orgId) => sql`
      select claim_file_id, to_address as sent_to, not_after < now() as is_over from challenge c
      join outbox on outbox.org_id = c.org_id and outbox.xmin = c.xmin
      where c.org_id = ${orgId} and challenge_id = ${body.challenge_id}`,
    );
    return row;
  };
  expect(await stored(caseNo, '198.51.100.25')).toMatchObject({
    claim_file_id: null,
    is_over: false,
  });
  const unknown = await stored('DM99R7777777', '198.51.100.26');
  expect(unknown).toMatchObject({ claim_file_id: null, is_over: true });
  expect(['nobody@dosar.invalid', '+000']).toContain(unknown?.sent_to);
});
