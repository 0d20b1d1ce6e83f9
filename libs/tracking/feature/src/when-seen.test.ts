import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

let visibility: DocumentVisibilityState = 'visible';

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  visibility = 'visible';
});

async function isSeenAfter(wait: Promise<void>, milliseconds: number): Promise<boolean> {
  let isSeen = false;
  void wait.then(() => (isSeen = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isSeen;
}

test('a page that is prepared in the background is not seen', async () => {
  visibility = 'hidden';
  expect(await isSeenAfter(whenSeen(), 60_000)).toBe(false);
});

test('a page is seen as soon as it comes to the front', async () => {
  visibility = 'hidden';
  const wait = whenSeen(1000);
  show('visible');
  expect(await isSeenAfter(wait, 1000)).toBe(true);
});

test('looking away before the time is over starts the time anew', async () => {
  const wait = whenSeen(1000);
  await vi.advanceTimersByTimeAsync(900);
  show('hidden');
  show('visible');
  expect(await isSeenAfter(wait, 999)).toBe(false);
  expect(await isSeenAfter(wait, 1)).toBe(true);
});
