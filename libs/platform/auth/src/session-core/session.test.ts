import { api, dataOf, type ApiProblem } from '@dosar/api-client/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi, disconnectApi } from '../connect-api.ts';
import { aFailure, SessionServer, tokensOf } from './session-fixture.ts';
import { Session } from './session.ts';

const minute = 60_000;
const sessions: Session[] = [];
let server: SessionServer;

function aSession(): Session {
  const endOnServer = () => server.fetch(new Request(new URL('/api/auth/logout', location.href)));
  const session = new Session({ namespace: 'staff', renew: server.renew, endOnServer });
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

const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('dosar.staff.'));

beforeEach(() => {
  vi.useFakeTimers();
  server = new SessionServer();
});

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
  disconnectApi();
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
  const guest = new Session({ namespace: 'guest', endOnServer: () => Promise.resolve() });
  sessions.push(guest);
  await guest.start();
  guest.adopt(tokensOf('guest-1', 1));
  await guest.signOut();
  expect(staff.state.status).toBe('signedIn');
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe('session-1.secret1');
});

test('every request carries the id token and the refresh token in two headers', async () => {
  await server.call(await signedIn());
  const headers = server.received[0]?.headers;
  expect(headers?.get('Authorization')).toBe(`Bearer ${tokensOf('session-1', 1).idToken}`);
  expect(headers?.get('X-Refresh-Token')).toBe('session-1.secret1');
  expect(headers?.get('X-Correlation-Token')).toBe('session-1.secret1');
});

test('T6 K1 the id token is renewed when less than five minutes of it are left', async () => {
  await signedIn();
  await vi.advanceTimersByTimeAsync(10 * minute - 1000);
  expect(server.renewals).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.renewals).toHaveLength(1);
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe('session-1.secret2');
});

test('T6 with an expired id token and a valid refresh token a request is sent with new tokens', async () => {
  const session = await signedIn();
  vi.setSystemTime(Date.now() + 16 * minute);
  expect(await server.call(session)).toBe(200);
  expect(server.renewals).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('T7 X2 five calls answered 401 at once cause one refresh and all succeed after it', async () => {
  const session = await signedIn();
  vi.stubGlobal('fetch', server.fetch);
  connectApi({ sessionOfPage: () => session });
  server.generation = 2;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => dataOf(api.GET('/api/assignment/browseStatuses'))),
  );
  expect(answers).toEqual([[], [], [], [], []]);
  expect(server.renewals).toHaveLength(1);
});

test('T7 a call that comes while a refresh runs waits for the new tokens', async () => {
  const session = await signedIn();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof tokensOf>>();
  server.answerRenewal = () => promise;
  const refreshed = session.refresh();
  const status = server.call(session);
  server.generation = 2;
  resolve(tokensOf('session-1', 2));
  await refreshed;
  expect(await status).toBe(200);
  expect(server.received).toHaveLength(1);
});

test('T7 a refresh that the server refuses signs out', async () => {
  const session = await signedIn();
  const reasons: string[] = [];
  session.signedOut.listen((reason) => reasons.push(reason));
  server.generation = 2;
  server.answerRenewal = () => Promise.reject(aFailure(401));
  expect(await server.call(session)).toBe(401);
  expect(reasons).toEqual(['refreshTokenExpired']);
  expect(storedKeys()).toEqual([]);
});

test.each([
  ['an unreachable server', 0],
  ['a server error', 503],
  ['too many requests', 429],
])('T7 %s during a refresh never signs out', async (_name, status) => {
  const session = await signedIn();
  server.generation = 2;
  server.answerRenewal = () => Promise.reject(aFailure(status));
  await server.call(session);
  expect(session.state.status).toBe('signedIn');
  server.answerRenewal = undefined;
  expect(await server.call(session)).toBe(200);
});

test('a server that cannot be reached is asked again soon enough to repeat a lost answer', async () => {
  const session = await signedIn();
  server.answerRenewal = () => Promise.reject(aFailure(503));
  await session.refresh();
  await vi.advanceTimersByTimeAsync(10 * minute);
  server.renewals.length = 0;
  await session.refresh();
  server.answerRenewal = undefined;
  await vi.advanceTimersByTimeAsync(minute);
  expect(server.renewals.length).toBeGreaterThan(1);
  expect(session.state.status).toBe('signedIn');
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe('session-1.secret2');
});

test('T7 tokens that are due are renewed at once when the network is back', async () => {
  const session = await signedIn();
  await vi.advanceTimersByTimeAsync(9 * minute);
  server.answerRenewal = () => Promise.reject(aFailure(0));
  await vi.advanceTimersByTimeAsync(5 * minute);
  server.answerRenewal = undefined;
  const before = server.renewals.length;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.renewals).toHaveLength(before + 1);
  expect(session.state.status).toBe('signedIn');
});

test('X2 a call refused with 401 even with new tokens signs out', async () => {
  const session = await signedIn();
  server.status = 401;
  expect(await server.call(session)).toBe(401);
  expect(server.renewals).toHaveLength(1);
  expect(session.state).toEqual({ status: 'anonymous', reason: 'refreshTokenExpired' });
});

test('X4 a refresh token that has gone missing signs out', async () => {
  const session = await signedIn();
  localStorage.removeItem('dosar.staff.refreshToken');
  server.status = 401;
  expect(await server.call(session)).toBe(401);
  expect(server.renewals).toHaveLength(0);
  expect(session.state).toEqual({ status: 'anonymous', reason: 'refreshTokenExpired' });
});

test('X4 a page that finds an id token without a refresh token says that the session has ended', async () => {
  await signedIn();
  localStorage.clear();
  const session = aSession();
  await session.start();
  expect(session.state).toEqual({ status: 'anonymous', reason: 'refreshTokenExpired' });
  expect(sessionStorage.getItem('dosar.staff.idToken')).toBeNull();
});

test('a refresh whose answer got lost is asked for again with the same token', async () => {
  const session = await signedIn();
  const answers = [Promise.reject(aFailure(0)), Promise.resolve(tokensOf('session-1', 2))];
  server.answerRenewal = () => answers.shift() ?? Promise.reject(aFailure(500));
  expect(await session.refresh()).toBe('refreshed');
  expect(server.renewals.map((body) => body.refresh_token)).toEqual([
    'session-1.secret1',
    'session-1.secret1',
  ]);
});

test('T7 X4 a refresh refused at the start clears the tokens and the session', async () => {
  await signedIn();
  server.answerRenewal = () => Promise.reject(aFailure(401));
  const session = await openedAgain();
  expect(session.state).toEqual({ status: 'anonymous', reason: 'refreshTokenExpired' });
  expect(storedKeys()).toEqual([]);
});

test('a new tab takes up the session with the refresh token alone', async () => {
  await signedIn();
  const session = await openedAgain();
  expect(session.state).toMatchObject({ status: 'signedIn', profile: { username: 'ana.ionescu' } });
  expect(await server.call(session)).toBe(200);
});

test('a page opened without network stays signed in', async () => {
  await signedIn();
  server.answerRenewal = () => Promise.reject(aFailure(0));
  expect((await openedAgain()).state.status).toBe('signedIn');
});

test('a wrong password is not answered by a refresh', async () => {
  const session = await signedIn();
  server.status = 401;
  expect(await server.call(session, '/api/auth/appToken')).toBe(401);
  expect(server.renewals).toHaveLength(0);
  expect(server.received[0]?.headers.has('Authorization')).toBe(false);
});

test('C6 signing out ends the session on the server', async () => {
  const session = await signedIn();
  await session.signOut();
  expect(server.received.map(({ url }) => new URL(url).pathname)).toEqual(['/api/auth/logout']);
  expect(session.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
});

test('signing out ends the session here even when the server is gone', async () => {
  const session = await signedIn();
  vi.spyOn(server, 'fetch').mockRejectedValue(aFailure(0));
  await session.signOut();
  expect(session.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
  expect(storedKeys()).toEqual([]);
});

test('signing out does not wait for a server that never answers', async () => {
  const session = await signedIn();
  vi.spyOn(server, 'fetch').mockReturnValue(new Promise(() => undefined));
  const left = session.signOut();
  await vi.advanceTimersByTimeAsync(5000);
  await left;
  expect(session.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
});

test('who signs out has left on purpose, whatever the server refuses before it has answered', async () => {
  const session = await signedIn();
  vi.spyOn(server, 'fetch').mockReturnValue(new Promise(() => undefined));
  server.answerRenewal = () => Promise.reject(aFailure(401));
  const left = session.signOut();
  expect(await session.refresh()).toBe('ended');
  expect(session.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
  await vi.advanceTimersByTimeAsync(5000);
  await left;
  expect(session.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
});

test('changing over to somebody else shows nothing more of the page and keeps their tokens', async () => {
  const session = await signedIn();
  session.changeOver(tokensOf('session-2', 1, { user_id: 'radu', impersonated_by_user_id: 'ana' }));
  expect(session.state).toEqual({ status: 'starting' });
  const next = aSession();
  await next.start();
  expect(next.state).toMatchObject({ status: 'signedIn', profile: { user_id: 'radu' } });
});

test('T12 a refresh while replacing somebody says who acts for whom', async () => {
  const session = aSession();
  await session.start();
  session.adopt(tokensOf('session-1', 1, { user_id: 'radu', impersonated_by_user_id: 'ana' }));
  await session.refresh();
  expect(server.renewals).toEqual([
    { refresh_token: 'session-1.secret1', impersonated_by_user_id: 'ana', new_user_id: 'radu' },
  ]);
});

test('a wrong clock of the computer changes nothing about the life of a token', async () => {
  vi.setSystemTime(new Date('2001-01-01'));
  await server.call(await signedIn());
  expect(server.renewals).toHaveLength(0);
});

test('somebody anonymous sends no tokens', async () => {
  const session = await openedAgain();
  vi.stubGlobal('fetch', server.fetch);
  connectApi({ sessionOfPage: () => session });
  await dataOf(api.GET('/api/version')).catch((problem: ApiProblem) => expect(problem.status).toBe(401));
  expect(server.received[0]?.headers.has('X-Refresh-Token')).toBe(false);
});
