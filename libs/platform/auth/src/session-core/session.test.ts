import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRequest, SessionServer, tokensOf } from './session-fixture.ts';
import { Session } from './session.ts';

const refreshPath = '/api/auth/refreshToken';
const minute = 60_000;
const sessions: Session[] = [];
let server: SessionServer;

function aSession(): Session {
  const session = new Session({ namespace: 'staff', send: server.send });
  sessions.push(session);
  return session;
}

async function signedIn(): Promise<Session> {
  const session = aSession();
  await session.start();
  session.adopt(tokensOf(server.sid, server.generation), { staySignedIn: false });
  return session;
}

/** What a new tab of the same browser finds: everything but the id token of the session. */
async function openedAgain(): Promise<Session> {
  sessionStorage.clear();
  const session = aSession();
  await session.start();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new SessionServer();
});

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
  vi.useRealTimers();
});

test('K14 the id token is kept for the session, the refresh token for the application', async () => {
  await signedIn();
  expect(sessionStorage.getItem('dosar.staff.idToken')).toContain('signature1');
  expect(localStorage.getItem('dosar.staff.idToken')).toBeNull();
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe('session-1.secret1');
});

test('K14 who stays signed in has the id token kept for the application', async () => {
  const session = aSession();
  await session.start();
  session.adopt(tokensOf(server.sid, 1), { staySignedIn: true });
  expect(localStorage.getItem('dosar.staff.idToken')).toContain('signature1');
  expect(sessionStorage.getItem('dosar.staff.idToken')).toBeNull();
});

test('a guest beside a signed-in handler leaves the handler signed in', async () => {
  const staff = await signedIn();
  const guest = new Session({ namespace: 'guest', send: new SessionServer('guest-1').send });
  sessions.push(guest);
  await guest.start();
  guest.adopt(tokensOf('guest-1', 1));
  await guest.signOut();
  expect(staff.state.status).toBe('signedIn');
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe('session-1.secret1');
});

test('every request carries the id token and the refresh token in two headers', async () => {
  const session = await signedIn();
  await session.send(aRequest());
  const { headers } = server.requests[0] ?? aRequest();
  expect(headers.get('Authorization')).toBe(`Bearer ${tokensOf('session-1', 1).idToken}`);
  expect(headers.get('X-Refresh-Token')).toBe('session-1.secret1');
  expect(headers.get('X-Correlation-Token')).toBe('session-1.secret1');
});

test('T6 K1 the id token is renewed when less than five minutes of it are left', async () => {
  await signedIn();
  await vi.advanceTimersByTimeAsync(10 * minute - 1000);
  expect(server.callsTo(refreshPath)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.callsTo(refreshPath)).toHaveLength(1);
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe('session-1.secret2');
});

test('T6 with an expired id token and a valid refresh token a request is sent with new tokens', async () => {
  const session = await signedIn();
  vi.setSystemTime(Date.now() + 16 * minute);
  const response = await session.send(aRequest());
  expect(response.status).toBe(200);
  expect(server.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    refreshPath,
    '/api/assignment/browseStatuses',
  ]);
});

test('T7 X2 five requests answered 401 at once cause one refresh and all succeed after it', async () => {
  const session = await signedIn();
  server.generation = 2;
  const responses = await Promise.all(Array.from({ length: 5 }, () => session.send(aRequest())));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(server.callsTo(refreshPath)).toHaveLength(1);
});

test('T7 a request that comes while a refresh runs waits for the new tokens', async () => {
  const session = await signedIn();
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.answers.set(refreshPath, () => promise);
  const refreshed = session.refresh();
  const sent = session.send(aRequest());
  server.generation = 2;
  resolve(Response.json(tokensOf('session-1', 2)));
  await refreshed;
  expect((await sent).status).toBe(200);
  expect(server.callsTo('/api/assignment/browseStatuses')).toHaveLength(1);
});

test('X2 T7 a refresh that the server refuses signs out', async () => {
  const session = await signedIn();
  const reasons: string[] = [];
  session.signedOut.listen((reason) => reasons.push(reason));
  server.generation = 2;
  server.answers.set(refreshPath, () => new Response(null, { status: 401 }));
  expect((await session.send(aRequest())).status).toBe(401);
  expect(reasons).toEqual(['refreshTokenExpired']);
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBeNull();
});

test.each([
  ['an unreachable server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server error', () => new Response(null, { status: 503 })],
])('%s during a refresh never signs out', async (_name, answer) => {
  const session = await signedIn();
  server.generation = 2;
  server.answers.set(refreshPath, answer);
  await session.send(aRequest());
  expect(session.state.status).toBe('signedIn');
  server.answers.delete(refreshPath);
  expect((await session.send(aRequest())).status).toBe(200);
});

test('T7 a refresh refused at the start clears the tokens and the session', async () => {
  await signedIn();
  server.answers.set(refreshPath, () => new Response(null, { status: 401 }));
  const session = await openedAgain();
  expect(session.state).toEqual({ status: 'anonymous', reason: 'refreshTokenExpired' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dosar.staff.'))).toEqual([]);
});

test('a new tab takes up the session with the refresh token alone', async () => {
  await signedIn();
  const session = await openedAgain();
  expect(session.state).toMatchObject({ status: 'signedIn', profile: { username: 'ana.ionescu' } });
  expect((await session.send(aRequest())).status).toBe(200);
});

test('a page opened without network stays signed in', async () => {
  await signedIn();
  server.answers.set(refreshPath, () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await openedAgain()).state.status).toBe('signedIn');
});

test('a wrong password is not answered by a refresh', async () => {
  const session = await signedIn();
  server.answers.set('/api/auth/appToken', () => new Response(null, { status: 401 }));
  const login = new Request(new URL('/api/auth/appToken', location.origin), { method: 'POST', body: '{}' });
  expect((await session.send(login)).status).toBe(401);
  expect(server.callsTo(refreshPath)).toHaveLength(0);
  expect(server.requests[0]?.headers.has('Authorization')).toBe(false);
});

test('signing out ends the session on the server and here, even when the server is gone', async () => {
  const session = await signedIn();
  server.answers.set('/api/auth/logout', () => Promise.reject(new TypeError('Failed to fetch')));
  await session.signOut();
  expect(server.callsTo('/api/auth/logout')).toHaveLength(1);
  expect(session.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBeNull();
});

test('T12 a refresh while replacing somebody says who acts for whom', async () => {
  const session = aSession();
  await session.start();
  const replaced = { user_id: 'radu', impersonated_by_user_id: 'ana' };
  session.adopt(tokensOf('session-1', 1, replaced));
  await session.refresh();
  expect(server.bodies).toEqual([
    { refresh_token: 'session-1.secret1', impersonated_by_user_id: 'ana', new_user_id: 'radu' },
  ]);
});

test('a wrong clock of the computer changes nothing about the life of a token', async () => {
  vi.setSystemTime(new Date('2001-01-01'));
  const session = await signedIn();
  await session.send(aRequest());
  expect(server.callsTo(refreshPath)).toHaveLength(0);
});
