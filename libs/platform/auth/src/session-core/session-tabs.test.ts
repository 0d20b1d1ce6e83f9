import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionServer, tokensOf } from './session-fixture.ts';
import { Session } from './session.ts';

const sessions: Session[] = [];
let server: SessionServer;

async function aTab(renew = server.renew): Promise<Session> {
  const session = new Session({ namespace: 'staff', renew, endOnServer: () => Promise.resolve() });
  sessions.push(session);
  await session.start();
  return session;
}

/** Lets one holder in at a time, as the browser does for all tabs of an origin. */
function browserLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  return { request };
}

beforeEach(() => {
  server = new SessionServer();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: browserLocks() });
});

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
  Reflect.deleteProperty(navigator, 'locks');
});

test('T7 two tabs whose tokens are refused cause one refresh between them', async () => {
  const first = await aTab();
  first.adopt(tokensOf('session-1', 1));
  const second = await aTab();
  server.generation = 2;

  expect(await Promise.all([server.call(first), server.call(second)])).toEqual([200, 200]);
  expect(server.renewals).toHaveLength(1);
});

test('signing out in one tab signs out the other', async () => {
  const first = await aTab();
  first.adopt(tokensOf('session-1', 1));
  const second = await aTab();
  await first.signOut();
  await vi.waitFor(() => expect(second.state).toEqual({ status: 'anonymous', reason: 'signedOut' }));
});

test('signing in in one tab signs in the tab that still shows the login', async () => {
  const login = await aTab();
  const other = await aTab();
  other.adopt(tokensOf('session-1', 1));
  await vi.waitFor(() => expect(login.state.status).toBe('signedIn'));
});

test('a 405 tells that somebody else has signed in', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  const told = vi.fn();
  tab.correlationTokenChanged.listen(told);
  server.status = 405;
  await server.call(tab);
  expect(told).toHaveBeenCalledOnce();
});

test('a refresh never changes silently into the session of somebody else', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  const told = vi.fn();
  tab.correlationTokenChanged.listen(told);
  localStorage.setItem('dosar.staff.refreshToken', 'session-2.secret1');
  server.generation = 2;
  await server.call(tab);
  expect(told).toHaveBeenCalled();
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe('session-2.secret1');
  expect(server.renewals).toHaveLength(0);
});

test('after the 405 the page follows whoever is signed in now', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  const next = new SessionServer('session-2');
  localStorage.setItem('dosar.staff.refreshToken', 'session-2.secret1');
  tab.followOtherTab();

  const reloaded = await aTab(next.renew);

  expect(next.renewals).toHaveLength(1);
  expect(await next.call(reloaded)).toBe(200);
});
