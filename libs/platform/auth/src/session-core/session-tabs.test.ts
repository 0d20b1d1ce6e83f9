import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionNews } from './session-channel.ts';
import { aFailure, SessionServer, tokensOf } from './session-fixture.ts';
import { Session } from './session.ts';

const sessions: Session[] = [];
let server: SessionServer;

async function aTab(renew = server.renew, endOnServer = () => Promise.resolve()): Promise<Session> {
  const session = new Session({ namespace: 'staff', renew, endOnServer });
  sessions.push(session);
  await session.start();
  return session;
}

type Work = (lock: object | null) => Promise<unknown>;

/** Lets one holder in at a time, as the browser does for all tabs of an origin. */
function browserLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  const takeTurn = (work: Work) => {
    unfinished += 1;
    const turn = queue.then(() => work({})).finally(() => (unfinished -= 1));
    queue = turn.catch(() => undefined);
    return turn;
  };
  const request = (_name: string, ...[first, second]: [Work] | [{ ifAvailable: true }, Work]) => {
    if (second === undefined) return takeTurn(first as Work);
    return unfinished > 0 ? second(null) : takeTurn(second);
  };
  return { request };
}

/** Lets the id token end that all tabs of this test share. */
function expireIdToken(): void {
  const key = 'dosar.staff.idToken';
  const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { value: string };
  sessionStorage.setItem(key, JSON.stringify({ ...stored, expiresAt: Date.now() - 1 }));
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

test('C6 signing out in one tab signs out the other', async () => {
  const first = await aTab();
  first.adopt(tokensOf('session-1', 1));
  const second = await aTab();
  await first.signOut();
  await vi.waitFor(() => expect(second.state).toEqual({ status: 'anonymous', reason: 'signedOut' }));
});

test('a call that the server refuses while another tab is signing out is no session that ended by itself', async () => {
  const answer = Promise.withResolvers<void>();
  const first = await aTab(server.renew, () => answer.promise);
  first.adopt(tokensOf('session-1', 1));
  const second = await aTab(() => Promise.reject(aFailure(401)));
  const witness = new BroadcastChannel('dosar.staff.session');
  const isTold = new Promise((resolve) => witness.addEventListener('message', resolve, { once: true }));

  const left = first.signOut();
  await isTold;
  witness.close();
  expect(first.state.status).toBe('signedIn');
  expect(await second.refresh()).toBe('ended');
  expect(second.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
  answer.resolve();
  await left;
  expect(first.state).toEqual({ status: 'anonymous', reason: 'signedOut' });
});

test('signing in in one tab signs in the tab that still shows the login', async () => {
  const login = await aTab();
  const other = await aTab();
  other.adopt(tokensOf('session-1', 1));
  await vi.waitFor(() => expect(login.state.status).toBe('signedIn'));
});

test('what people change about themselves while another tab renews tokens is not turned back by its answer', async () => {
  const first = await aTab();
  first.adopt(tokensOf('session-1', 1));
  const answer = Promise.withResolvers<ReturnType<typeof tokensOf>>();
  const renew = vi.fn(() => answer.promise);
  const second = await aTab(renew);
  const renewed = second.refresh();
  await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());

  const { profile } = tokensOf('session-1', 1);
  const changed = { profile: { nickname: 'Anuța' } };
  first.replaceProfile({ ...profile, ...changed.profile });
  await vi.waitFor(() => expect(second.state).toMatchObject(changed));

  answer.resolve(tokensOf('session-1', 2));
  expect(await renewed).toBe('refreshed');
  expect(second.state).toMatchObject(changed);
  expect(localStorage.getItem('dosar.staff.profile')).toContain('Anuța');
});

test('what people change about themselves is shown in each of their tabs, and the tokens stay', async () => {
  const first = await aTab();
  first.adopt(tokensOf('session-1', 1));
  const second = await aTab();
  first.replaceProfile(tokensOf('session-1', 1, { nickname: 'Anișoara' }).profile);

  expect(first.state).toMatchObject({ profile: { nickname: 'Anișoara' } });
  await vi.waitFor(() => expect(second.state).toMatchObject({ profile: { nickname: 'Anișoara' } }));
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe('session-1.secret1');
});

test('a late answer about one person never becomes the profile of whoever signed in meanwhile', async () => {
  const first = await aTab();
  first.adopt(tokensOf('session-1', 1));
  localStorage.setItem('dosar.staff.refreshToken', 'session-2.secret1');
  localStorage.setItem('dosar.staff.profile', JSON.stringify({ nickname: 'Maria' }));
  first.replaceProfile(tokensOf('session-1', 1, { nickname: 'Anișoara' }).profile);

  expect(localStorage.getItem('dosar.staff.profile')).toContain('Maria');
});

test('T7 X2 five tabs whose tokens have ended cause one refresh between them', async () => {
  const tabs = [await aTab(), await aTab(), await aTab(), await aTab(), await aTab()];
  tabs[0]!.adopt(tokensOf('session-1', 1));
  await vi.waitFor(() => expect(tabs.every(({ state }) => state.status === 'signedIn')).toBe(true));
  expireIdToken();
  expect(await Promise.all(tabs.map((tab) => server.call(tab)))).toEqual([200, 200, 200, 200, 200]);
  expect(server.renewals).toHaveLength(1);
});

test('T6 K1 a tab that has not heard of new tokens yet does not renew them once more', async () => {
  const early = await aTab();
  early.adopt(tokensOf('session-1', 1));
  const late = await aTab();
  expireIdToken();
  await early.refresh();
  // The news is still on its way: only the refresh token that the late one holds tells it to wait.
  expect(await late.refresh()).toBe('refreshed');
  expect(server.renewals).toHaveLength(1);
});

test('a tab that had to wait for its turn waits for what the one before it has stored', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  const other = await aTab();
  expireIdToken();
  const renewing = Promise.withResolvers<void>();
  const turn = navigator.locks.request('dosar.staff.refresh', () => renewing.promise);
  const outcome = tab.refresh();
  renewing.resolve();
  await turn;
  await Promise.resolve();

  other.adopt(tokensOf('session-1', 2));
  window.dispatchEvent(new StorageEvent('storage'));
  expect(await outcome).toBe('refreshed');
  expect(server.renewals).toHaveLength(0);
});

test('X3 a 405 tells that somebody else has signed in', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  const told = vi.fn();
  tab.correlationTokenChanged.listen(told);
  server.status = 405;
  await server.call(tab);
  expect(told).toHaveBeenCalledOnce();
  expect(tab.state).toEqual({ status: 'replaced' });
  expect(server.renewals).toHaveLength(0);
});

test('X3 a tab knows at once that somebody else has signed in in another one', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  const other = await aTab();
  other.adopt(tokensOf('session-2', 1));
  await vi.waitFor(() => expect(tab.state).toEqual({ status: 'replaced' }));
});

/** Tells the tabs of the staff something, and waits until they have heard it. */
async function tellTabs(news: SessionNews): Promise<void> {
  const [from, to] = [
    new BroadcastChannel('dosar.staff.session'),
    new BroadcastChannel('dosar.staff.session'),
  ];
  const heard = new Promise((resolve) => to.addEventListener('message', resolve, { once: true }));
  from.postMessage(news);
  await heard;
  for (const channel of [from, to]) channel.close();
}

test('news that is faster than what was stored waits for it', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  const tokens = tokensOf('session-2', 1, { full_name: 'Maria Stan' });
  await tellTabs({ kind: 'tokens', tokens });
  expect(tab.state.status).toBe('signedIn');

  localStorage.setItem('dosar.staff.profile', JSON.stringify(tokens.profile));
  localStorage.setItem('dosar.staff.refreshToken', tokens.refreshToken);
  window.dispatchEvent(new StorageEvent('storage'));
  await vi.waitFor(() => expect(tab.state).toEqual({ status: 'replaced' }));
  expect(tab.presentProfile()?.full_name).toBe('Maria Stan');
});

test('late news of a session that has gone since changes nothing', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await tellTabs({ kind: 'tokens', tokens: tokensOf('session-2', 1) });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(tab.state.status).toBe('signedIn');
  expect(await server.call(tab)).toBe(200);
});

test('a tab goes on by itself when its own session is back', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  const other = await aTab();
  other.adopt(tokensOf('session-2', 1));
  await vi.waitFor(() => expect(tab.state.status).toBe('replaced'));
  other.adopt(tokensOf('session-1', 2));
  await vi.waitFor(() => expect(tab.state.status).toBe('signedIn'));
});

test('guests follow the address of their tab: another guest in another tab takes nothing from them', async () => {
  const [one, two] = [new Session({ namespace: 'guest' }), new Session({ namespace: 'guest' })];
  sessions.push(one, two);
  await Promise.all([one.start(), two.start()]);
  one.adopt(tokensOf('guest-1', 1));
  const heard = new BroadcastChannel('dosar.guest.session');
  const news = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }));
  two.adopt(tokensOf('guest-2', 1));
  await news;
  heard.close();
  expect(one.state.status).toBe('signedIn');
});

test('an id token of somebody else, kept for the application, is never sent by a page of the first', async () => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1), { staySignedIn: true });
  const { idToken } = tokensOf('session-2', 1);
  const expiresAt = Date.now() + 900_000;
  localStorage.setItem('dosar.staff.idToken', JSON.stringify({ value: idToken, expiresAt }));
  localStorage.setItem('dosar.staff.refreshToken', 'session-2.secret1');
  await expect(server.call(tab)).rejects.toMatchObject({ status: 405, code: 'correlation_token_changed' });
  expect(server.received).toHaveLength(0);
  expect(tab.state).toEqual({ status: 'replaced' });
});

test.each([
  ['nobody', () => localStorage.removeItem('dosar.staff.refreshToken'), null],
  [
    'somebody else',
    () => localStorage.setItem('dosar.staff.refreshToken', 'session-2.secret1'),
    'session-2.secret1',
  ],
])('new tokens that arrive when %s is signed in any more are not kept', async (_who, change, stored) => {
  const tab = await aTab();
  tab.adopt(tokensOf('session-1', 1));
  server.answerRenewal = () => {
    change();
    return Promise.resolve(tokensOf('session-1', 2));
  };
  await tab.refresh();
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe(stored);
  expect(tab.state.status).not.toBe('signedIn');
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
