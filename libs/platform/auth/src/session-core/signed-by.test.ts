import { api, dataOf } from '@dosar/api-client/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi, disconnectApi } from '../connect-api.ts';
import { SessionServer, tokensOf } from './session-fixture.ts';
import { Session } from './session.ts';

const note = { assignment_id: 'a', body: 'Called the claimant', visibility: 'internal' } as const;
let server: SessionServer;
let session: Session;

beforeEach(async () => {
  server = new SessionServer();
  vi.stubGlobal('fetch', server.fetch);
  session = new Session({ namespace: 'staff', renew: server.renew, endOnServer: () => Promise.resolve() });
  await session.start();
  session.adopt(tokensOf(server.sid, server.generation));
  connectApi({ sessionOfPage: () => session });
});

afterEach(() => {
  session.close();
  disconnectApi();
  vi.unstubAllGlobals();
});

const addNote = () => dataOf(api.POST('/api/timeline/addNote', { body: note }));

test('a refusal that was mended is tried once more, signed anew, with the same body', async () => {
  server.generation = 2;

  await addNote();

  const signatures = server.received.map(({ headers }) => headers.get('Authorization'));
  expect(signatures).toEqual([
    `Bearer ${tokensOf(server.sid, 1).idToken}`,
    `Bearer ${tokensOf(server.sid, 3).idToken}`,
  ]);
  expect(await server.received[1]?.json()).toEqual(note);
});

test('a second refusal of the same call is final', async () => {
  server.status = 401;

  await expect(addNote()).rejects.toMatchObject({ status: 401 });

  expect(server.received).toHaveLength(2);
  expect(session.state).toMatchObject({ status: 'anonymous' });
});

test('what nobody mends is thrown at once', async () => {
  server.status = 403;

  await expect(addNote()).rejects.toMatchObject({ status: 403 });

  expect(server.received).toHaveLength(1);
});
