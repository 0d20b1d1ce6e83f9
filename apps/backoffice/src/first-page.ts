import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';

// In milliseconds. By then something has to be seen, if only that the page is coming.
const patience = 500;

/** What the first page is shown with. */
export type FirstParts = {
  texts: unknown;
  /** Called once the page's code is here and its loaders have asked the server. */
  answers: () => Promise<void> | undefined;
};

/** Waits until the code of the first page and what it shows are here, so that it is rendered once and complete. */
export async function firstPageIsHere(router: DataRouter, { texts, answers }: FirstParts): Promise<void> {
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  const isHere = Promise.allSettled([routerIsReady(router).then(answers), texts]);
  await Promise.race([isHere, isEnough]);
  clearTimeout(timer);
}

function routerIsReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
  return promise;
}

/** Waits until nothing is asked of the server any more. */
export function queriesAreAnswered(queryClient: QueryClient): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = queryClient.getQueryCache().subscribe(look);
  function look() {
    if (queryClient.isFetching() > 0) return;
    stop();
    resolve();
  }
  look();
  return promise;
}
