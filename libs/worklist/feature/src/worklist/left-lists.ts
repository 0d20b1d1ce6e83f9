import { keptAtom } from '@dosar/design-system';
import { useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router';

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
 * It is kept by the key of the entry. Replacing the entry to keep it there would be a navigation, which draws the list anew
 * just before it goes; only the entry at which a page was loaded has no key of its own and is replaced.
 */
export function useLeftList() {
  const store = useStore();
  const navigate = useNavigate();
  const location = useLocation();
  const { key, pathname, search } = location;
  const state: unknown = location.state;
  return {
    find: () =>
      store.get(leftLists).find(([entry]) => entry === key)?.[1] ?? (isLeftList(state) ? state : undefined),
    keep: async (left: LeftList) => {
      if (key === keyOfLoadedPage) await navigate(pathname + search, { replace: true, state: left });
      else
        store.set(leftLists, (all) => [
          ...all.filter(([entry]) => entry !== key).slice(1 - mostKept),
          [key, left],
        ]);
    },
  };
}

// Of the router: every page that was loaded, not navigated to, has this one.
const keyOfLoadedPage = 'default';

function areLeftLists(kept: unknown): kept is readonly (readonly [string, LeftList])[] {
  return (
    Array.isArray(kept) &&
    kept.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && isLeftList(entry[1]))
  );
}

function isLeftList(left: unknown): left is LeftList {
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
