import { keptOffline } from '@dosar/api-client';
import { Session } from '@dosar/auth';
import { aProfile, authTokens } from '@dosar/testing';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepAnswers } from './kept-answers.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => void vi.useRealTimers());

/** A page of a tab in which somebody is signed in. */
function openPage({ isOnline = true, sid = 'session-1' } = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onlineManager.setOnline(isOnline);
  const queryClient = new QueryClient();
  const session = new Session({ namespace: 'staff', endOnServer: () => Promise.resolve() });
  const stop = keepAnswers(queryClient, session);
  onTestFinished(() => {
    stop();
    session.close();
    onlineManager.setOnline(true);
  });
  session.adopt(authTokens(aProfile(), sid));
  return {
    session,
    read: (operation: string, params: string, answer: string, isKept = true) =>
      queryClient.prefetchQuery({
        queryKey: ['claims', operation, params],
        queryFn: () => answer,
        ...(isKept && { meta: keptOffline }),
      }),
    shown: (operation: string, params: string) => queryClient.getQueryData(['claims', operation, params]),
    queryClient,
    leave: () => {
      dispatchEvent(new Event('pagehide'));
      stop();
    },
  };
}

test('ux 122 a page that is loaded without a network has the newest list and record of the one before', async () => {
  const before = openPage();
  await before.read('browseWorklist', 'mine', 'my rows');
  await before.read('getAssignment', 'DM26R0000001', 'the first file');
  vi.setSystemTime(Date.now() + 1_000);
  await before.read('getAssignment', 'DM26R0000002', 'the second file');
  await before.read('browseAssignees', '', 'colleagues', false);
  before.leave();

  const page = openPage({ isOnline: false });
  expect(page.shown('browseWorklist', 'mine')).toBe('my rows');
  expect(page.shown('getAssignment', 'DM26R0000002')).toBe('the second file');
  expect(page.shown('getAssignment', 'DM26R0000001')).toBeUndefined();
  expect(page.shown('browseAssignees', '')).toBeUndefined();

  page.leave();
  expect(openPage({ isOnline: false }).shown('getAssignment', 'DM26R0000002')).toBe('the second file');
});

test('what was taken up is old as soon as the network is back', async () => {
  const before = openPage();
  await before.read('browseWorklist', 'mine', 'my rows');
  before.leave();

  const { queryClient } = openPage({ isOnline: false });
  const state = () => queryClient.getQueryState(['claims', 'browseWorklist', 'mine']);
  expect(state()?.isInvalidated).toBe(false);
  onlineManager.setOnline(true);
  expect(state()?.isInvalidated).toBe(true);
});

test('a page with a network takes up nothing, and nothing stays in the storage', async () => {
  const before = openPage();
  await before.read('browseWorklist', 'mine', 'my rows');
  before.leave();

  const page = openPage();
  expect(page.shown('browseWorklist', 'mine')).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('my rows');
});

test('what belongs to another session is not shown, and is gone', async () => {
  const before = openPage();
  await before.read('browseWorklist', 'mine', 'my rows');
  before.leave();

  const page = openPage({ isOnline: false, sid: 'session-2' });
  expect(page.shown('browseWorklist', 'mine')).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('my rows');
});

test('what was kept is not shown after an hour: the session may have ended meanwhile', async () => {
  const before = openPage();
  await before.read('browseWorklist', 'mine', 'my rows');
  before.leave();

  vi.setSystemTime(Date.now() + 61 * 60_000);
  const page = openPage({ isOnline: false });
  expect(page.shown('browseWorklist', 'mine')).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('my rows');
});

test('signing out leaves nothing, also when the page is left only then', async () => {
  const page = openPage();
  await page.read('browseWorklist', 'mine', 'my rows');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.stringify({ ...sessionStorage })).toContain('my rows');

  await page.session.signOut();
  page.leave();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('my rows');
});
