/** How long a tab waits for what another one has stored; a few milliseconds, more on a busy device. */
const patience = 1000;

/**
 * Waits until something that another tab has stored can be read here.
 *
 * News of a tab arrives by another way than what it has stored, and may be faster.
 */
export function untilStored(isStored: () => boolean): Promise<void> {
  if (isStored()) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = new AbortController();
  const timer = setTimeout(resolve, patience);
  const look = () => isStored() && resolve();
  addEventListener('storage', look, { signal: stop.signal });
  return promise.finally(() => {
    clearTimeout(timer);
    stop.abort();
  });
}
