import { matchesMedia, mobileBreakpoint, onMediaChange } from './media-query.ts';
import { useBrowserFact } from './use-browser-fact.ts';

const phoneQuery = `(max-width: ${mobileBreakpoint - 0.02}px)`;
const watchPhone = (listener: () => void) => onMediaChange(phoneQuery, listener);

/** Whether the window is narrower than 960 px, where tables become cards and the side menu a bottom bar. */
export function useIsPhone(): boolean {
  return useBrowserFact(watchPhone, () => matchesMedia(phoneQuery));
}
