import {
  atomWithStorage,
  createJSONStorage,
  unstable_withStorageValidator as withStorageValidator,
} from 'jotai/utils';
import { lastingStorage } from './lasting-storage.ts';

type KeptAtom<Value> = {
  initial: Value;
  /** Whether what an earlier release or another program has left there can be used. */
  isValid: (kept: unknown) => kept is Value;
  /** For this tab alone; otherwise for every tab of the browser. */
  inTab?: boolean;
};

type AtomOf<Value> = ReturnType<typeof atomWithStorage<Value>>;

const atoms = new Map<string, unknown>();

/** State that the browser keeps between pages, as an atom; the same key, such as one with a person in it, is the same atom. */
export function keptAtom<Value>(storageKey: string, { initial, isValid, inTab = false }: KeptAtom<Value>) {
  const known = atoms.get(storageKey) as AtomOf<Value> | undefined;
  if (known) return known;

  const texts = lastingStorage(() => (inTab ? sessionStorage : localStorage));
  const storage = withStorageValidator(isValid)(createJSONStorage(() => texts));
  const kept = atomWithStorage(storageKey, initial, storage, { getOnInit: true });
  atoms.set(storageKey, kept);
  return kept;
}

/** Whether something kept is a list of texts. */
export function isTexts(kept: unknown): kept is readonly string[] {
  return Array.isArray(kept) && kept.every((text) => typeof text === 'string');
}
