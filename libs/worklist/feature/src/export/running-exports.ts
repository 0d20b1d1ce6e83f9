import { atom, getDefaultStore, useAtomValue } from 'jotai';

const runningAtom = atom<readonly string[]>([]);

/** Exports that were asked for in this tab and are being made. */
export const runningExports = {
  add: (id: string) => getDefaultStore().set(runningAtom, (ids) => [...ids, id]),
  remove: (id: string) => getDefaultStore().set(runningAtom, (ids) => ids.filter((other) => other !== id)),
};

/** The ids of exports that are being made; the shell watches them wherever somebody goes meanwhile. */
export function useRunningExports(): readonly string[] {
  return useAtomValue(runningAtom);
}
