import { useSyncExternalStore } from 'react';
import { keptChoice } from '../theme/kept-choice.ts';
import { matchesMedia, onMediaChange } from '../theme/media-query.ts';

/** How the side menu stands beside the page: with names, as pictures with small names, or not at all (T11). */
export type NavigationMode = 'normal' | 'compact' | 'closed';

const choice = keptChoice<NavigationMode>('dosar.navigation', ['normal', 'compact', 'closed']);
const lastOpen = keptChoice<NavigationMode>('dosar.navigation.lastOpen', ['normal', 'compact']);

/** Below this width the whole menu would leave too little for the page; it comes over the page instead. */
const roomForNames = '(min-width: 1280px)';
const watchRoom = (listener: () => void) => onMediaChange(roomForNames, listener);

/** How the menu stands now, and how to change that on this device. */
export function useNavigationMode() {
  const chosen = useSyncExternalStore(choice.onChange, choice.read);
  const hasRoom = useSyncExternalStore(watchRoom, () => matchesMedia(roomForNames));
  return {
    /** As it stands; where there is no room for names, never `normal`. */
    mode: chosen === 'normal' && !hasRoom ? 'compact' : chosen,
    hasRoom,
    choose(mode: NavigationMode) {
      if (mode !== 'closed') lastOpen.make(mode);
      choice.make(mode);
    },
    toggle: () => choice.make(chosen === 'closed' ? lastOpen.read() : 'closed'),
  };
}
