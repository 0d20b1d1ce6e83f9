import pg from 'pg';
import { expect, test } from 'vitest';
import { clientConfig } from '../database/index.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi({ env: { DATABASE_POOL: '4' } });

test('staff are answered while guests of their own and of another organisation wait for the database', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const guests = [];
  for (const orgCode of ['demo', 'alfa', 'demo', 'alfa', 'demo', 'alfa'])
    guests.push(await api.guestFor(orgCode));
  const statuses = () => api.inject({ url: '/api/assignment/browseStatuses', headers: ana });
  expect((await statuses()).statusCode).toBe(200);

  const blocker = new pg.Client(clientConfig(api.connection));
  await blocker.connect();
  await blocker.query('begin; lock table document in share mode');
  const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'a.png', content: onePixelPng });
  const uploads = guests.map((headers) =>
    api.inject({
      method: 'POST',
      url: '/api/document/upload',
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    }),
  );
  while ((await countWaiting(blocker)) < 2);
  for (let asked = 0; asked < 10; asked += 1) {
    expect((await statuses()).statusCode).toBe(200);
    expect(await countWaiting(blocker)).toBe(2);
  }

  await blocker.query('rollback');
  await blocker.end();
  expect((await Promise.all(uploads)).map(({ statusCode }) => statusCode)).toEqual(guests.map(() => 201));
});

/** How many wait for the table, or for somebody who does. */
async function countWaiting(client: pg.Client): Promise<number> {
  const found = await client.query<{ waiting: number }>(
    'select count(distinct pid)::integer as waiting from pg_locks where not granted',
  );
  return found.rows[0]?.waiting ?? 0;
}
