import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { declareShortcuts, heldShortcuts, shortcutSourcesAtom } from './shortcut-registry.ts';
import type { Shortcut } from './shortcut.ts';

/**
 * Declares shortcuts for as long as the calling component is there.
 *
 * They do nothing while somebody types, except together with Ctrl or Cmd, nor while a window is open.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const source = useRef(shortcuts);
  useEffect(function keepUp() {
    source.current = shortcuts;
  });
  // Before the page is seen: whoever sees it may press a key.
  useLayoutEffect(function declare() {
    return declareShortcuts(source);
  }, []);
}

/** The shortcuts that hold on the page that is open. */
export function useHeldShortcuts(): Shortcut[] {
  useAtomValue(shortcutSourcesAtom);
  return heldShortcuts();
}
