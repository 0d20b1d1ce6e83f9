/** Below this width the layout of phones applies (K4), in pixels. */
export const mobileBreakpoint = 960;

/** Whether the device or the window matches `query` now; never where there is no window to ask. */
export function matchesMedia(query: string): boolean {
  return 'matchMedia' in globalThis && matchMedia(query).matches;
}

/** Calls `listener` when the answer to `query` changes; returns how to stop. */
export function onMediaChange(query: string, listener: () => void): () => void {
  if (!('matchMedia' in globalThis)) return () => undefined;
  const watched = matchMedia(query);
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}
