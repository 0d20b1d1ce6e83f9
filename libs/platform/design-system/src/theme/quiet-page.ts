import { atom, useAtomValue } from 'jotai';

const patience = 2000;

const quietAtom = atom(typeof requestIdleCallback !== 'function');
quietAtom.onMount = (setQuiet) => {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => setQuiet(true), { timeout: patience });
};

/**
 * Whether the page has shown what it was opened for and the browser has had time to breathe.
 *
 * What stands around the work (counts, presence, the version) asks for its numbers from then on, so that the work
 * itself is not kept waiting. Once quiet, always quiet: pages that are opened later find everything running.
 */
export function useIsQuiet(): boolean {
  return useAtomValue(quietAtom);
}

/** Fetches chunks once the page is quiet, so that whoever wants one does not wait; returns how to stop. */
export function preloadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const preload = () => {
    for (const load of loads) void load().catch(() => undefined);
  };
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(preload, patience);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(preload, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
