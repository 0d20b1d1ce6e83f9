import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { keptChoice } from '../kept/kept-choice.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { matchesMedia, onMediaChange } from '../theme/media-query.ts';
import { useBrowserFact } from '../theme/use-browser-fact.ts';

/** How the side menu stands beside the page: with names, as pictures with small names, or not at all (T11). */
type NavigationMode = 'normal' | 'compact' | 'closed';

const width = keptChoice<'normal' | 'compact'>('dosar.navigation.width', ['normal', 'compact']);
const visibility = keptChoice<'shown' | 'closed'>('dosar.navigation', ['shown', 'closed']);

/** Below this width the whole menu would leave too little for the page; it comes over the page instead. */
const roomForNames = '(min-width: 1280px)';
const watchRoom = (listener: () => void) => onMediaChange(roomForNames, listener);

const narrowingAtom = atom(0);

/** While a page needs the room beside the menu, the menu has pictures only; afterwards it is as it was chosen. */
export function useNarrowMenu(isNarrow: boolean): void {
  const change = useSetAtom(narrowingAtom);
  useLayoutEffect(
    function narrow() {
      if (!isNarrow) return undefined;
      change((count) => count + 1);
      return () => change((count) => count - 1);
    },
    [isNarrow, change],
  );
}

/** Whether no menu stands beside the page: on phones, and where somebody closed it. */
export function useMenuIsAway(): boolean {
  const isPhone = useIsPhone();
  return useNavigationMode().mode === 'closed' || isPhone;
}

/** How the menu stands now, and how to change that on this device. */
export function useNavigationMode() {
  const chosenWidth = useAtomValue(width.chosen);
  const isClosed = useAtomValue(visibility.chosen) === 'closed';
  const isNarrowed = useAtomValue(narrowingAtom) > 0;
  const hasRoom = useBrowserFact(watchRoom, () => matchesMedia(roomForNames)) && !isNarrowed;
  const mode: NavigationMode = isClosed ? 'closed' : hasRoom ? chosenWidth : 'compact';
  return {
    /** As it stands; where there is no room for names, never `normal`. */
    mode,
    hasRoom,
    chooseWidth: width.make,
    toggle: () => visibility.make(isClosed ? 'shown' : 'closed'),
  };
}
