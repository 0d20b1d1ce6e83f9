import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { requestCalls } from '../testing/request-calls.ts';

const api = startTestApi({ people: ['paula.vasile'] });
const calls = requestCalls(api);
let ana: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
});

/** The key of a link of another kind, which opens one piece of work. */
async function keyOfWork(): Promise<string> {
  const { org_id, assignment_id, assignment_type_code } = await aPieceOfWork(api);
  const key = 'a-key-of-some-work-0001';
  await api.database.kysely
    .insertInto('guest_access')
    .values({
      org_id,
      assignment_id,
      assignment_type_code,
      key_hash: createHash('sha256').update(key).digest('hex'),
      expires_at: '2026-04-01T00:00:00Z',
    })
    .execute();
  return key;
}

/** What two refusals have to share: everything but the number of the error. */
const answerOf = async (key: string) => {
  const answer = await calls.open(key);
  const { error_id: _, ...body } = answer.json<{ error_id: string }>();
  return { status: answer.statusCode, body };
};

describe('R12 security: the link of a request', () => {
  test('an expired, a withdrawn, a foreign and an unknown key look the same', async () => {
    const expired = await calls.asked(ana, await calls.askableWork(), ['bank_account']);
    await sql`update doc_request set expires_at = now() where doc_request_id = ${expired.request.id}`.execute(
      api.database.kysely,
    );
    const withdrawn = await calls.asked(ana, await calls.askableWork(), ['bank_account']);
    await calls.post(ana, `/api/document/withdrawRequest/${withdrawn.request.id}`, {
      row_version: withdrawn.request.row_version,
    });
    const unknown = await answerOf(randomBytes(24).toString('base64url'));
    expect(unknown.status).toBe(404);
    expect(await answerOf(expired.key)).toEqual(unknown);
    expect(await answerOf(withdrawn.key)).toEqual(unknown);
    expect(await answerOf(await keyOfWork())).toEqual(unknown);
  });

  test('a session by a link ends when the request is withdrawn', async () => {
    const work = await calls.askableWork();
    const { request, key } = await calls.asked(ana, work, ['bank_account']);
    const guest = await calls.guestOf(key);
    const [current] = await calls.requestsOf(ana, work);
    await calls.post(ana, `/api/document/withdrawRequest/${request.id}`, {
      row_version: current?.row_version,
    });
    expect((await api.inject({ url: '/api/document/getRequested', headers: guest })).statusCode).toBe(401);
  });

  test('a guest reaches neither another request nor its files, in whichever organisation', async () => {
    const [one, two] = [
      await calls.asked(ana, await calls.askableWork(), ['bank_account']),
      await calls.asked(ana, await calls.askableWork(), ['bank_account']),
    ];
    const [guest, other] = [await calls.guestOf(one.key), await calls.guestOf(two.key)];
    const otherItem = (await calls.seenBy(other)).items[0]?.id;
    const file = (await calls.upload(other, otherItem)).json<{ id: string }>();
    expect((await calls.upload(guest, otherItem)).statusCode).toBe(404);
    expect((await calls.upload(guest, undefined)).statusCode).toBe(422);
    for (const path of [`sendRequested/${otherItem}`, `remove/${file.id}`])
      expect((await calls.post(guest, `/api/document/${path}`)).statusCode).toBe(404);
    const decline = { reason_code: 'other' };
    expect((await calls.post(guest, `/api/document/declineRequested/${otherItem}`, decline)).statusCode).toBe(
      404,
    );
    const download = { url: `/api/document/download/${file.id}` };
    expect((await api.inject({ ...download, headers: guest })).statusCode).toBe(404);
    expect((await api.inject({ ...download, headers: other })).statusCode).toBe(200);
    await api.makeCopies();
    // The same person, opening the link once more.
    expect((await api.inject({ ...download, headers: await calls.guestOf(two.key) })).statusCode).toBe(200);

    const alfa = await api.tokenFor('alfa.ana');
    for (const path of ['withdrawRequest', 'remindRequest'])
      expect(
        (await calls.post(alfa, `/api/document/${path}/${one.request.id}`, { row_version: 1 })).statusCode,
      ).toBe(404);
  });

  test('guests of other links have no request, and who has one files no claim', async () => {
    const reporting = await api.guestFor('demo');
    expect((await api.inject({ url: '/api/document/getRequested', headers: reporting })).statusCode).toBe(
      404,
    );
    const { key } = await calls.asked(ana, await calls.askableWork(), ['bank_account']);
    const guest = await calls.guestOf(key);
    expect((await calls.post(guest, '/api/fnol/submit')).statusCode).toBe(403);
  });

  test('staff read a request without the key of its link', async () => {
    const work = await calls.askableWork();
    const { key } = await calls.asked(ana, work, ['bank_account']);
    const answer = await api.inject({
      url: `/api/document/browseRequests/${work.assignment_id}`,
      headers: ana,
    });
    expect(answer.body).not.toContain(key);
    const { rows } = await sql`select from message where body_text like ${`%${key}%`}`.execute(
      api.database.kysely,
    );
    expect(rows).toHaveLength(0);
  });

  test('who only previews files reads no requests', async () => {
    const work = await calls.askableWork();
    const paula = await api.tokenFor('paula.vasile');
    const answer = await api.inject({
      url: `/api/document/browseRequests/${work.assignment_id}`,
      headers: paula,
    });
    expect(answer.statusCode).toBe(403);
  });
});
