import type { LoadedMessages } from '@dosar/i18n';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { firstPageIsHere, queriesAreAnswered } from './first-page.ts';

const noAnswers = () => undefined;
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
  const page = watched(firstPageIsHere(router, { texts: promise, answers: noAnswers }));
  arrive();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(page.isOver).toBe(false);

  resolve(texts);
  await vi.waitFor(() => expect(page.isOver).toBe(true));
});

test('texts that cannot be had keep no page waiting: it says so itself', async () => {
  const { router, arrive } = aRouter();
  arrive();
  await expect(
    firstPageIsHere(router, { texts: Promise.reject(new Error('no network')), answers: noAnswers }),
  ).resolves.toBeUndefined();
});

test('after half a second something is drawn, whatever is still on its way', async () => {
  vi.useFakeTimers();
  const page = watched(firstPageIsHere(aRouter().router, { texts, answers: noAnswers }));
  await vi.advanceTimersByTimeAsync(499);
  expect(page.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.isOver).toBe(true);
});

test('rows that the loaders of the page have asked for are waited for', async () => {
  const { router, arrive } = aRouter();
  const queryClient = new QueryClient();
  const { promise: rows, resolve: answer } = Promise.withResolvers<string[]>();
  void queryClient.prefetchQuery({ queryKey: ['rows'], queryFn: () => rows });
  const page = watched(firstPageIsHere(router, { texts, answers: () => queriesAreAnswered(queryClient) }));
  arrive();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(page.isOver).toBe(false);

  answer([]);
  await vi.waitFor(() => expect(page.isOver).toBe(true));
});
