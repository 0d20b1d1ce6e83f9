import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';
import { trackerCalls } from '#src/areas/settlement/testing/tracker-calls.ts';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser, readAloud } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker();
const { api } = tracker;
let staff: Record<string, string>;

beforeAll(async () => {
  staff = { ...(await api.tokenFor('ana.ionescu')) };
});

const hostile = '<img src=x onerror="alert(1)"> Când vine inspectorul?';

type Made = Awaited<ReturnType<typeof made>>;

/** A case whose claimant is reachable, with Ana in charge. */
async function made() {
  const claim = await aClaim(api)
    .takenIn()
    .and((it) => confirmEmail(api, it));
  const { assignment_id: assignmentId } = await claim.main();
  await sql`update assignment set assigned_user_id = (select user_id from app_user where username = 'ana.ionescu'
      and org_id = ${claim.orgId}), queue_id = null
    where assignment_id = ${assignmentId}`.execute(api.database.kysely);
  return { ...claim, assignmentId };
}

async function claimantOf({ claimFileId, claimantPartyId }: Made, partyId: string | null = claimantPartyId) {
  const { headers } = await trackerCalls(api, claimFileId, partyId);
  const ask = (method: 'GET' | 'POST', name: string, payload?: object) =>
    api.injectTracker({
      method,
      url: `/api/tracker/${name}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  return {
    write: (text: string) => ask('POST', 'writeMessage', { text }),
    read: async () => (await ask('GET', 'browseMessages')).json<Schema<'ClaimantMessages'>>().items,
    readStatus: async () => (await ask('GET', 'browseMessages')).statusCode,
  };
}

const staffCall = (method: 'GET' | 'POST', url: string, payload?: object, headers = staff) =>
  api.inject({ method, url, headers, ...(payload && { payload }) });

const ofFile = async ({ assignmentId }: Made) =>
  (await staffCall('GET', `/api/message/browse/${assignmentId}`))
    .json<Schema<'MessagePage'>>()
    .items.filter(({ kind }) => kind === 'web');

async function noticesOf(claim: Made): Promise<string[]> {
  const answer = await staffCall('GET', '/api/config/users/browseNotifications');
  return answer
    .json<Schema<'Notification'>[]>()
    .flatMap(({ notice }) => (notice?.text.includes(claim.claimFileNo) === true ? [notice.address] : []));
}

describe('R14 domain 2.13 messages on the tracker', () => {
  test('the claimant writes, the handler finds it unread, answers it, and the claimant reads the answer', async () => {
    const claim = await made();
    const claimant = await claimantOf(claim);
    expect((await claimant.write(`  ${hostile}\r\n\u200bMulțumesc  `)).statusCode).toBe(201);

    const [received] = await ofFile(claim);
    expect(received).toMatchObject({
      direction: 'in',
      is_unread: true,
      text: `${hostile}\nMulțumesc`,
      has_html: false,
      is_sender_unknown: false,
    });
    expect(await noticesOf(claim)).toEqual([
      `/workflow/getById/${claim.claimFileNo}/${claim.assignmentId}/messages`,
    ]);

    const url = `/api/message/answerWeb/${received?.message_id}`;
    expect((await staffCall('POST', url, { text: 'Vine joi la 10.' })).statusCode).toBe(201);
    expect(
      (await claimant.read()).map(({ is_own: isOwn, text, author_name: name }) => [isOwn, text, name]),
    ).toEqual([
      [true, `${hostile}\nMulțumesc`, null],
      [false, 'Vine joi la 10.', 'Ana Ionescu'],
    ]);
    const [answer, question] = await ofFile(claim);
    expect(question?.is_unread).toBe(false);
    expect(answer).toMatchObject({
      thread_id: question?.thread_id,
      author_name: 'Ana Ionescu',
      state: 'delivered',
    });
    expect(await noticesOf(claim)).toEqual([]);
    // The news names the case and nothing of what was said.
    const [news] = await tracker.rows<{ body: string }>(
      'demo',
      (orgId) => sql`select body from outbox where org_id = ${orgId} and body like ${`%${claim.claimFileNo}%`}
        order by system_time desc, outbox_id desc limit 1`,
    );
    expect(news?.body).toContain(`https://dosar.example/status/${claim.claimFileNo}?org_code=demo`);
    expect(news?.body).not.toContain('joi');
  });

  test('whoever else of the file has a code reads nothing of it, and whom no code went to cannot write', async () => {
    const claim = await made();
    await (await claimantOf(claim)).write('Numai pentru dumneavoastră');
    const [other] = await tracker.rows<{ party_id: string }>(
      'demo',
      (orgId) =>
        sql`insert into party (org_id, kind, last_name) values (${orgId}, 'person', 'Altul') returning party_id`,
    );
    const stranger = await claimantOf(claim, other?.party_id ?? '');
    expect(await stranger.read()).toEqual([]);
    const nobody = await claimantOf(claim, null);
    expect(await nobody.readStatus()).toBe(404);
    expect((await nobody.write('Bună ziua')).statusCode).toBe(404);
  });

  test('another organisation can neither answer it nor take it as read', async () => {
    const claim = await made();
    await (await claimantOf(claim)).write('Bună ziua');
    const [received] = await ofFile(claim);
    const foreign = { ...(await api.tokenFor('alfa.ana')) };
    for (const act of ['answerWeb', 'readWeb'] as const) {
      const payload = act === 'answerWeb' ? { text: 'Fals' } : undefined;
      const answer = await staffCall('POST', `/api/message/${act}/${received?.message_id}`, payload, foreign);
      expect(answer.statusCode).toBe(404);
    }
    expect((await ofFile(claim)).map(({ is_unread: isUnread }) => isUnread)).toEqual([true]);
  });

  test('security 2.22 the same words twice in a minute are one message, and the eleventh of an hour is refused', async () => {
    const claim = await made();
    const claimant = await claimantOf(claim);
    await Promise.all([claimant.write('La fel'), claimant.write('La fel')]);
    expect(await claimant.read()).toHaveLength(1);
    for (let more = 2; more <= 10; more += 1) await claimant.write(`Mesajul ${more}`);
    const refused = await claimant.write('Mesajul 11');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', context: { reason: 'too_many' } }),
    ]);
    expect(await claimant.read()).toHaveLength(10);
    expect((await claimant.write(' \u200b ')).statusCode).toBe(422);
  });

  test('a message that needs no answer is taken as read, and a notice that was seen does not come again', async () => {
    const claim = await made();
    await (await claimantOf(claim)).write('Mulțumesc!');
    expect(await noticesOf(claim)).toHaveLength(1);
    await staffCall('GET', '/api/config/users/clearNotifications');
    expect(await noticesOf(claim)).toEqual([]);
    const [received] = await ofFile(claim);
    expect(received?.is_unread).toBe(true);
    const read = await staffCall('POST', `/api/message/readWeb/${received?.message_id}`);
    expect(read.json()).toMatchObject({ is_unread: false });
  });

  test('R14 without scripts it is written by a form, shown as text, and kept once', async () => {
    const claim = await made();
    const browser = formBrowser(api, { address: '198.51.100.91' });
    const asked = await browser.submit(
      await browser.open(`/status/${claim.claimFileNo}?org_code=demo`),
      'send',
    );
    const [message] = await tracker.rows<{ body: string }>(
      'demo',
      (orgId) =>
        sql`select body from outbox where org_id = ${orgId} order by system_time desc, outbox_id desc`,
    );
    const page = await browser.submit(asked, 'open', { code: codeIn(message?.body ?? '') });
    expect(readAloud(page)).toContain('Încă nu ați scris nimic.');
    const written = await browser.submit(page, 'write', { text: hostile });
    expect(written.url).toContain(`/status/${claim.claimFileNo}`);
    expect(written.body).toContain('&lt;img src=x onerror=');
    expect(written.body).not.toContain('<img src=x');
    await browser.submit(page, 'write', { text: hostile });
    expect(await ofFile(claim)).toHaveLength(1);

    const refused = await browser.submit(page, 'write', { text: '  ' });
    expect([refused.status, readAloud(refused)]).toEqual([422, expect.arrayContaining(['Scrieți mesajul.'])]);
    const forged = await browser.submit(page, 'write', { text: 'Fals', token: 'x' });
    expect(forged.status).toBe(403);
    expect(await ofFile(claim)).toHaveLength(1);
  });
});
