/** The window of dialogs and side panels: no first screen shows one, so it is a chunk of its own. */
export const loadDialogWindow = () => import('../dialog/dialog-window.tsx');

/** Fetches that chunk once the page is quiet: dialogs then open at once, even when the network is gone. */
export function preloadLazyParts(): () => void {
  const preload = () => void loadDialogWindow().catch(() => undefined);
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(preload, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(preload, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
