import type { DataRouter } from 'react-router';

// In milliseconds. By then something has to be seen, if only that the page is coming.
const patience = 500;

/** Waits until the code of the first page and what it shows are here, so that it is drawn once and whole. */
export async function firstPageIsHere(router: DataRouter, parts: readonly unknown[]): Promise<void> {
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  const isHere = Promise.allSettled([routerIsReady(router), ...parts]);
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
