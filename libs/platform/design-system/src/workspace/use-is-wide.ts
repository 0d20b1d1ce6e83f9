import { matchesMedia, onMediaChange } from '../theme/media-query.ts';
import { useBrowserFact } from '../theme/use-browser-fact.ts';

// The width of the drawings: three columns and the menu.
const wideQuery = '(min-width: 1400px)';
const watchWide = (listener: () => void) => onMediaChange(wideQuery, listener);

/** Whether there is room for three columns beside the menu. */
export function useIsWide(): boolean {
  return useBrowserFact(watchWide, () => matchesMedia(wideQuery));
}

// The least at which a list keeps its columns beside what is open of it.
const twoPanesQuery = '(min-width: 1200px)';
const watchTwoPanes = (listener: () => void) => onMediaChange(twoPanesQuery, listener);

/** Whether there is room for what is open beside its list. */
export function useHasTwoPanes(): boolean {
  return useBrowserFact(watchTwoPanes, () => matchesMedia(twoPanesQuery));
}
