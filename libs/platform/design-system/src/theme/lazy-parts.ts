/** The parts that no first screen shows; each is a chunk of its own. */
export const lazyParts = {
  dialogWindow: () => import('../dialog/dialog-window.tsx'),
  toastRegion: () => import('../toast/toast-region.tsx'),
};

/** Fetches the lazy parts once the page is quiet, so that they open at once and even when the network is gone. */
export function preloadLazyParts(): () => void {
  const preload = () => {
    for (const load of Object.values(lazyParts)) void load().catch(() => undefined);
  };
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(preload, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(preload, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
