import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { sessionIdOf } from './refresh-token.ts';
import { sessionDirectory } from './session-directory.ts';

const api = startTestApi();

async function aSession() {
  const orgId = await api.organisation('demo');
  const headers = await api.tokenFor('ana.ionescu');
  const sessionId = sessionIdOf(headers['x-refresh-token']) ?? '';
  return { sessionId, look: () => api.runtime.sessions.session(orgId, sessionId) };
}

test('the calls that a page begins with read its session once between them', async () => {
  const { look } = await aSession();
  const found = await Promise.all(Array.from({ length: 20 }, look));
  expect(found[0]).toMatchObject({ roles: ['claims.handler', 'claims.selfmanaged'] });
  expect(new Set(found).size).toBe(1);
});

test('a call after an announced change does not wait for a look that began before it', async () => {
  const { sessionId, look } = await aSession();
  const before = look();
  api.runtime.sessions.forget(`session:${sessionId}`);
  expect(await look()).not.toBe(await before);
});

test('a look that fails is forgotten: the next call looks anew', async () => {
  const { sessionId } = await aSession();
  const { sessions } = api.runtime;
  await expect(sessions.session('no organisation', sessionId)).rejects.toThrow('UUID');
  await expect(sessions.session('no organisation', sessionId)).rejects.toThrow('UUID');
  expect(await sessions.session(await api.organisation('demo'), sessionId)).toMatchObject({ sessionId });
});

test('what was read before anybody listened for changes is not believed afterwards', async () => {
  const listening = { hasBegun: false };
  const sessions = sessionDirectory(api.database, () => listening.hasBegun, api.now);
  const orgId = await api.organisation('demo');
  const sessionId = sessionIdOf((await api.tokenFor('maria.stan'))['x-refresh-token']) ?? '';
  expect(await sessions.session(orgId, sessionId)).toMatchObject({ isWelcome: true });

  await sql`update app_user set is_locked = true where username = 'maria.stan'`.execute(api.database.kysely);
  listening.hasBegun = true;
  expect(await sessions.session(orgId, sessionId)).toMatchObject({ isWelcome: false });
});
