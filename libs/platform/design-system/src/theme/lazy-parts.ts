/** The window of dialogs and side panels: no first screen shows one, so it is a chunk of its own. */
export const loadDialogWindow = () => import('../dialog/dialog-window.tsx');

/** The icons beyond those of the components themselves. */
export const loadMoreIcon = () => import('../icon/more-icon.tsx');

/** An icon font is for the few organisations that have one. */
export const loadIconFont = () => import('../icon/load-icon-font.ts');

/** Fetches dialogs and icons once the page is quiet: dialogs then open at once, even when the network is gone. */
export function preloadLazyParts(): () => void {
  return preloadWhenIdle([loadMoreIcon, loadDialogWindow]);
}

/** Fetches chunks once the page is quiet, so that whoever wants one does not wait; returns how to stop. */
export function preloadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const preload = () => {
    for (const load of loads) void load().catch(() => undefined);
  };
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(preload, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(preload, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
