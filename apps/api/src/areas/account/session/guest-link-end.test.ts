import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { guestToken, linkTo } from '../testing/guest-links.ts';

// What a link opened is closed with it, also for whoever opened it before. Time stands still, so that nothing the
// server remembers becomes too old by itself.
const api = startTestApi();
let key: string;
let claim: Claim;
let assignmentId: string;

beforeEach(async () => {
  claim = await aClaim(api).takenIn();
  const inspection = await claim.work('assessment');
  assignmentId = inspection.assignment_id;
  key = await linkTo(api, inspection);
});

async function guest(): Promise<CallerHeaders> {
  const answer = await guestToken(api, 'assessment', key);
  expect(answer.statusCode).toBe(200);
  return headersOf(answer.json<Schema<'AuthTokens'>>());
}

const read = async (headers: CallerHeaders) =>
  (await api.inject({ url: `/api/assignment/getForGuest/${key}`, headers })).statusCode;

async function upload(headers: CallerHeaders): Promise<number> {
  const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'photo.png', content: onePixelPng });
  const sent = { ...headers, ...form.headers, 'idempotency-key': crypto.randomUUID() };
  const request = {
    method: 'POST',
    url: '/api/document/upload',
    headers: sent,
    payload: form.payload,
  } as const;
  return (await api.inject(request)).statusCode;
}

async function refresh(headers: CallerHeaders): Promise<number> {
  const payload = { refresh_token: headers['x-refresh-token'] };
  return (await api.inject({ method: 'POST', url: '/api/auth/refreshToken', headers, payload })).statusCode;
}

test.each<[how: string, end: () => Promise<unknown>]>([
  [
    'withdrawn',
    () =>
      sql`update guest_access set revoked_at = now() where assignment_id = ${assignmentId}`.execute(
        api.database.kysely,
      ),
  ],
  [
    'past its time',
    () =>
      sql`update guest_access set expires_at = ${api.now()} where assignment_id = ${assignmentId}`.execute(
        api.database.kysely,
      ),
  ],
])('R4 a link that is %s opens nothing more, also in a session it opened before', async (_how, end) => {
  const headers = await guest();
  expect([await read(headers), await upload(headers)]).toEqual([200, 201]);

  await end();
  await expect.poll(() => read(headers), { timeout: 1_000, interval: 20 }).toBe(401);
  expect([await upload(headers), await refresh(headers)]).toEqual([401, 401]);
});

test('R4 closing the work ends its links, and whoever came by one has nothing open any more', async () => {
  const headers = await guest();
  expect(await read(headers)).toBe(200);

  await claim.step('assessment', 'cancel', undefined, { reason: 'Păgubitul a renunțat.' });
  await expect.poll(() => read(headers), { timeout: 1_000, interval: 20 }).toBe(401);
  expect([await upload(headers), await refresh(headers)]).toEqual([401, 401]);

  expect((await guestToken(api, 'assessment', key)).statusCode).toBe(404);
});
