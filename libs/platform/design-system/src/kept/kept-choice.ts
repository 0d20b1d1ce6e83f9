import { getDefaultStore, type Atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { lastingStorage } from './lasting-storage.ts';

/** A choice that this browser keeps for its person. */
export type KeptChoice<Value extends string> = {
  /** What is chosen, for everything that is drawn. */
  chosen: Atom<Value>;
  /** The same for code that draws nothing. */
  read: () => Value;
  /** Whether somebody has chosen at all; otherwise `read` answers the usual value. */
  isMade: () => boolean;
  make: (value: Value) => void;
};

/** Keeps one of `values` under `storageKey`, in every tab of the browser; the first of them is the usual one. */
export function keptChoice<Value extends string>(
  storageKey: string,
  values: readonly [usual: Value, ...others: Value[]],
): KeptChoice<Value> {
  const { getItem, setItem, removeItem, subscribe } = lastingStorage(() => localStorage);
  const valueOf = (text: string | null) => values.find((value) => value === text) ?? values[0];
  const chosen = atomWithStorage<Value>(
    storageKey,
    values[0],
    {
      getItem: (key) => valueOf(getItem(key)),
      setItem,
      removeItem,
      subscribe: (key, callback) => subscribe(key, (text) => callback(valueOf(text))),
    },
    { getOnInit: true },
  );
  return {
    chosen,
    read: () => valueOf(getItem(storageKey)),
    isMade: () => getItem(storageKey) !== null,
    make: (value) => getDefaultStore().set(chosen, value),
  };
}
