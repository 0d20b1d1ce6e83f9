import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { bodyHashOf } from './idempotent-answer.ts';

const api = startTestApi();
const key = () => `key-${crypto.randomUUID()}`;

let assignmentId: string;

beforeAll(async () => {
  assignmentId = (await aPieceOfWork(api)).assignment_id;
});

async function addNote(body: string, idempotencyKey: string, username = 'ana.ionescu') {
  const headers = { ...(await api.tokenFor(username)), 'idempotency-key': idempotencyKey };
  const payload = { assignment_id: assignmentId, body, visibility: 'internal' };
  return api.inject({ method: 'POST', url: '/api/timeline/addNote', headers, payload });
}

async function countNotes(body: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from note where body = ${body}`.execute(api.database.kysely);
  return rows[0]?.count ?? -1;
}

describe('an idempotency key', () => {
  test('the same request with the same key gets the first answer and happens once', async () => {
    const once = key();
    const first = await addNote('Sunat la client.', once);
    const second = await addNote('Sunat la client.', once);

    expect(first.statusCode).toBe(201);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await countNotes('Sunat la client.')).toBe(1);
  });

  test('another request with the same key is refused', async () => {
    const once = key();
    await addNote('Prima notă.', once);

    expect((await addNote('Altă notă.', once)).json()).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect(await countNotes('Altă notă.')).toBe(0);
  });

  test('fifty at once happen once: the others are told to wait or get the first answer', async () => {
    const once = key();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => addNote('De cincizeci de ori.', once)),
    );
    const statuses = new Set(answers.map((answer) => answer.statusCode));

    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    expect(await countNotes('De cincizeci de ori.')).toBe(1);
    const waiting = answers.find((answer) => answer.statusCode === 409);
    if (waiting !== undefined) {
      expect(waiting.json()).toMatchObject({ code: 'idempotency_in_progress' });
      expect(waiting.headers['retry-after']).toBe('1');
    }
  });

  test('while the first is still running the second is told so', async () => {
    const once = key();
    const { orgId, userId } = await api.userNamed('ana.ionescu');
    const name = [orgId, `user:${userId}`, 'addNote', once].join('|');
    const answer = await api.database.kysely.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
      return addNote('Încă în lucru.', once);
    });

    expect(answer.json()).toMatchObject({ status: 409, code: 'idempotency_in_progress' });
  });

  test('a request that failed keeps nothing: it may be tried again', async () => {
    const once = key();
    const headers = { ...(await api.tokenFor('ana.ionescu')), 'idempotency-key': once };
    const payload = { assignment_id: crypto.randomUUID(), body: 'Nicăieri.', visibility: 'internal' };
    const send = () => api.inject({ method: 'POST', url: '/api/timeline/addNote', headers, payload });

    expect((await send()).statusCode).toBe(404);
    expect((await addNote('Acum merge.', once)).statusCode).toBe(201);
  });

  test('the key of one user says nothing to another', async () => {
    const once = key();
    await addNote('A mea.', once);
    expect((await addNote('A mea.', once, 'maria.stan')).headers['idempotency-replayed']).toBeUndefined();
  });

  test('a key that is too short to be random is refused', async () => {
    expect((await addNote('x', 'short')).json()).toMatchObject({
      status: 400,
      fields: [{ field: 'idempotency-key' }],
    });
  });
});

test('the same words in another order are the same request', () => {
  expect(bodyHashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(bodyHashOf({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(bodyHashOf({ a: [1, 2] })).not.toBe(bodyHashOf({ a: [2, 1] }));
});
