import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { pinned } from '#src/demo-world.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';

// What a link opened is closed with it, also for whoever opened it before. Time stands still, so that nothing the
// server remembers becomes too old by itself.
const api = startTestApi({ world: 'demo', });
const key = pinned.guestAssignmentKey;
let assignmentId: string;

beforeEach(async () => {
  const { rows } = await sql<{ assignment_id: string }>`
    update guest_access set expires_at = ${api.now()}::timestamptz + interval '30 days', revoked_at = null
    where assignment_id = (select assignment_id from assignment where assignment_key = ${key})
    returning assignment_id`.execute(api.database.kysely);
  assignmentId = rows[0]?.assignment_id ?? '';
});

async function guest(): Promise<CallerHeaders> {
  const payload = { assignment_type: 'assessment', assignment_key: key };
  const answer = await api.inject({ method: 'POST', url: '/api/auth/guestToken', payload });
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

const closeWork = () =>
  sql`
  update assignment set status_code = (
    select s.status_code from status s where s.org_id = assignment.org_id
      and s.assignment_type_code = assignment.assignment_type_code and s.category_code = 'done' limit 1)
  where assignment_id = ${assignmentId}`.execute(api.database.kysely);

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

  await closeWork();
  await expect.poll(() => read(headers), { timeout: 1_000, interval: 20 }).toBe(401);
  expect([await upload(headers), await refresh(headers)]).toEqual([401, 401]);

  const payload = { assignment_type: 'assessment', assignment_key: key };
  expect((await api.inject({ method: 'POST', url: '/api/auth/guestToken', payload })).statusCode).toBe(404);
});
