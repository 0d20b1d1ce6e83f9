import { matchesMedia, mobileBreakpoint, onMediaChange } from './media-query.ts';
import { useBrowserFact } from './use-browser-fact.ts';

// Up to the breakpoint `lg`.
const narrowQuery = `(min-width: ${mobileBreakpoint}px) and (max-width: 1279.98px)`;
const watchNarrow = (listener: () => void) => onMediaChange(narrowQuery, listener);

/** Whether a table has less room than on a usual laptop: from 960 to below 1280 px. */
export function useIsNarrow(): boolean {
  return useBrowserFact(watchNarrow, () => matchesMedia(narrowQuery));
}
