// eslint-disable-next-line no-restricted-syntax -- the one place where pages follow what the browser itself knows
import { useSyncExternalStore } from 'react';

/** Something that the browser knows and nobody else may change, such as how wide the window is. */
export function useBrowserFact<Fact>(watch: (listener: () => void) => () => void, read: () => Fact): Fact {
  return useSyncExternalStore(watch, read);
}
