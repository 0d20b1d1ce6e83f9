import { ApiProblem } from '@dosar/api-client/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aFailure, SessionServer, tokensOf } from './session-fixture.ts';
import type { SessionNeeds } from './session-state.ts';
import { Session } from './session.ts';

const sessions: Session[] = [];
let server: SessionServer;

const timeIsUp = () =>
  Promise.reject(new ApiProblem({ status: 401, code: 'refresh_token_expired', message: 'time is up' }));

async function aTab(needs: Partial<SessionNeeds> = {}): Promise<Session> {
  const endOnServer = () => Promise.resolve();
  const session = new Session({
    namespace: 'staff',
    waitsForReturn: true,
    renew: server.renew,
    endOnServer,
    ...needs,
  });
  sessions.push(session);
  await session.start();
  return session;
}

/** A page of Ana whose session has just lapsed. */
async function aLapsedTab(change: Parameters<typeof tokensOf>[2] = {}): Promise<Session> {
  const session = await aTab();
  session.adopt(tokensOf('session-1', 1, change));
  server.generation = 2;
  server.answerRenewal = timeIsUp;
  expect(await server.call(session)).toBe(401);
  return session;
}

const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('dosar.staff.'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = new SessionServer();
});

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

test('X4 a session whose time is up leaves its page with the person, and no token anywhere', async () => {
  const session = await aLapsedTab();
  expect(session.state).toMatchObject({ status: 'lapsed', profile: { username: 'ana.ionescu' } });
  expect(storedKeys()).toEqual([]);
  expect(sessionStorage.getItem('dosar.staff.idToken')).toBeNull();
});

test('while a page waits, its calls carry nothing and are not mended', async () => {
  const session = await aLapsedTab();
  const renewals = server.renewals.length;
  server.received.length = 0;
  expect(await server.call(session)).toBe(401);
  expect(server.received.map(({ headers }) => headers.has('Authorization'))).toEqual([false]);
  expect(server.renewals).toHaveLength(renewals);
  expect(session.state.status).toBe('lapsed');
});

test('the same person signs in again, and the page is told that what it shows may be old', async () => {
  const session = await aLapsedTab();
  const resumed = vi.fn();
  const signedOut = vi.fn();
  session.resumed.listen(resumed);
  session.signedOut.listen(signedOut);
  session.adopt(tokensOf('session-2', 1));
  expect(session.state).toMatchObject({ status: 'signedIn', sid: 'session-2' });
  expect(resumed).toHaveBeenCalledOnce();
  expect(signedOut).not.toHaveBeenCalled();
});

test('a login that asks for a one-time password first resumes nothing', async () => {
  const session = await aLapsedTab();
  const resumed = vi.fn();
  session.resumed.listen(resumed);
  session.adopt(tokensOf('session-2', 1, { kind: 'pre_auth' }));
  expect(resumed).not.toHaveBeenCalled();
});

test('whoever does not want to go on leaves, and every tab with them', async () => {
  const session = await aLapsedTab();
  const other = await aTab();
  session.adopt(tokensOf('session-2', 1));
  await vi.waitFor(() => expect(other.state.status).toBe('signedIn'));
  await session.refresh();
  await vi.waitFor(() => expect(other.state.status).toBe('lapsed'));

  await session.signOut();
  expect(session.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
  await vi.waitFor(() => expect(other.state).toEqual({ status: 'anonymous', reason: 'signedOut' }));
});

test('every tab waits, and goes on when the same person signs in in one of them', async () => {
  const first = await aTab();
  first.adopt(tokensOf('session-1', 1), { staySignedIn: true });
  const second = await aTab();
  server.answerRenewal = timeIsUp;
  await first.refresh();
  await vi.waitFor(() => expect(second.state).toMatchObject({ status: 'lapsed', staySignedIn: true }));

  first.adopt(tokensOf('session-2', 1), { staySignedIn: true });
  await vi.waitFor(() => expect(second.state).toMatchObject({ status: 'signedIn', sid: 'session-2' }));
});

test('a tab goes on waiting while the other one still has to type a one-time password', async () => {
  const waiting = await aLapsedTab();
  const kinds: string[] = [];
  waiting.stateChanged.listen((state) => state.status === 'signedIn' && kinds.push(state.profile.kind));
  const login = await aTab();
  const witness = await aTab();
  login.adopt(tokensOf('session-2', 1, { kind: 'pre_auth' }));
  await vi.waitFor(() => expect(witness.state.status).toBe('signedIn'));

  login.adopt(tokensOf('session-2', 2));
  await vi.waitFor(() => expect(waiting.state.status).toBe('signedIn'));
  expect(kinds).toEqual(['staff']);
});

test.each([
  ['somebody else', { user_id: 'maria' }],
  ['the same person for a colleague', { user_id: 'radu', impersonated_by_user_id: 'ana' }],
])('X3 a waiting page is taken away when %s signs in in another tab', async (_who, change) => {
  const waiting = await aLapsedTab();
  const other = await aTab();
  other.adopt(tokensOf('session-2', 1, change));
  await vi.waitFor(() => expect(waiting.state).toEqual({ status: 'replaced' }));
});

test.each([
  ['who acts for a colleague', { user_id: 'radu', impersonated_by_user_id: 'ana' }],
  ['who has no password here', { is_external: true }],
  ['whose login is not complete', { kind: 'pre_auth' as const }],
])('the page of somebody %s does not wait', async (_who, change) => {
  const session = await aLapsedTab(change);
  expect(session.state).toEqual({ status: 'anonymous', reason: 'refreshTokenExpired' });
});

test('an app that cannot ask for the password leaves, while the pages of the others wait', async () => {
  const page = await aTab();
  page.adopt(tokensOf('session-1', 1));
  const print = await aTab({ waitsForReturn: false });
  server.answerRenewal = timeIsUp;
  await print.refresh();
  expect(print.state).toEqual({ status: 'anonymous', reason: 'refreshTokenExpired' });
  await vi.waitFor(() => expect(page.state.status).toBe('lapsed'));
});

test('a session that was ended on purpose does not wait', async () => {
  const session = await aTab();
  session.adopt(tokensOf('session-1', 1));
  server.answerRenewal = () => Promise.reject(aFailure(401));
  await session.refresh();
  expect(session.state).toEqual({ status: 'anonymous', reason: 'refreshTokenExpired' });
});
