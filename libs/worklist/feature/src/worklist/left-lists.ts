import { keptAtom } from '@dosar/design-system';
import { useStore } from 'jotai';
import { useLocation } from 'react-router';

/** How a list looked when somebody opened a row of it. */
export type LeftList = { openedRow: string; walkId: string; selected: string[]; scrollY: number };

/** The lists that were left last, by the entry of the browser's history they stand at, the latest last. */
const leftLists = keptAtom<readonly (readonly [entry: string, left: LeftList])[]>('dosar.leftLists', {
  initial: [],
  isValid: areLeftLists,
  inTab: true,
});

const mostKept = 30;

/**
 * What is known of the list at this entry of the browser's history since it was left, and how to leave it.
 *
 * The entry itself is not replaced: that would be a navigation, which draws the list anew just before it goes.
 */
export function useLeftList() {
  const store = useStore();
  const { key, pathname, search } = useLocation();
  // The entries that a page was loaded at share one key; their addresses tell them apart.
  const entry = `${key} ${pathname}${search}`;
  return {
    find: () => store.get(leftLists).find(([known]) => known === entry)?.[1],
    keep: (left: LeftList) =>
      store.set(leftLists, (all) => [
        ...all.filter(([known]) => known !== entry).slice(1 - mostKept),
        [entry, left],
      ]),
  };
}

function areLeftLists(kept: unknown): kept is readonly (readonly [string, LeftList])[] {
  return Array.isArray(kept) && kept.every(isEntry);
}

function isEntry(kept: unknown): boolean {
  if (!Array.isArray(kept) || typeof kept[0] !== 'string') return false;
  const left: unknown = kept[1];
  if (typeof left !== 'object' || left === null) return false;
  const { openedRow, walkId, selected, scrollY }: Partial<Record<keyof LeftList, unknown>> = left;
  return (
    typeof openedRow === 'string' &&
    typeof walkId === 'string' &&
    typeof scrollY === 'number' &&
    Array.isArray(selected) &&
    selected.every((id) => typeof id === 'string')
  );
}
