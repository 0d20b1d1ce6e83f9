import { useBrowserFact } from '@dosar/design-system';

function watchConnection(listener: () => void): () => void {
  const stop = new AbortController();
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether the device has a network; that the server answers is another matter. */
export function useIsOnline(): boolean {
  return useBrowserFact(watchConnection, () => navigator.onLine);
}
