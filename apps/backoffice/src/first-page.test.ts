import type { LoadedMessages } from '@dosar/i18n';
import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { firstPageIsHere } from './first-page.ts';

const texts: LoadedMessages = { locale: 'ro', messages: {} };

/** A router whose first page comes when the test says so. */
function aRouter() {
  const { promise: code, resolve: arrive } = Promise.withResolvers<() => null>();
  const router = createMemoryRouter([{ path: '/', lazy: { Component: () => code } }]);
  return { router, arrive: () => arrive(() => null) };
}

function watched(waiting: Promise<void>) {
  const state = { isOver: false };
  void waiting.then(() => (state.isOver = true));
  return state;
}

test('a page is drawn when its code and its texts are both here', async () => {
  const { router, arrive } = aRouter();
  const { promise, resolve } = Promise.withResolvers<LoadedMessages>();
  const page = watched(firstPageIsHere(router, [promise]));
  arrive();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(page.isOver).toBe(false);

  resolve(texts);
  await vi.waitFor(() => expect(page.isOver).toBe(true));
});

test('texts that cannot be had keep no page waiting: it says so itself', async () => {
  const { router, arrive } = aRouter();
  arrive();
  await expect(firstPageIsHere(router, [Promise.reject(new Error('no network'))])).resolves.toBeUndefined();
});

test('after half a second something is drawn, whatever is still on its way', async () => {
  vi.useFakeTimers();
  const page = watched(firstPageIsHere(aRouter().router, [texts]));
  await vi.advanceTimersByTimeAsync(499);
  expect(page.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.isOver).toBe(true);
});
