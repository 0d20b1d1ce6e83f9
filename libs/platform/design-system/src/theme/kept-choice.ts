/** A choice that this browser keeps for its person. */
export type KeptChoice<Value extends string> = {
  read: () => Value;
  /** Whether somebody has chosen at all; otherwise `read` answers the usual value. */
  isMade: () => boolean;
  make: (value: Value) => void;
  /** Calls `listener` after each choice, here and in the other tabs; returns how to stop. */
  onChange: (listener: () => void) => () => void;
};

/** Keeps one of `values` under `storageKey`; the first of them is the usual one. */
export function keptChoice<Value extends string>(
  storageKey: string,
  values: readonly [usual: Value, ...others: Value[]],
): KeptChoice<Value> {
  const listeners = new Set<() => void>();
  // Where storage is forbidden a choice lasts as long as the page.
  let unkept: string | null = null;

  function stored(): string | null {
    try {
      return localStorage.getItem(storageKey) ?? unkept;
    } catch {
      return unkept;
    }
  }

  return {
    read: () => values.find((value) => value === stored()) ?? values[0],
    isMade: () => stored() !== null,
    make(value) {
      try {
        localStorage.setItem(storageKey, value);
      } catch {
        unkept = value;
      }
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      const changedElsewhere = (event: StorageEvent) => {
        if (event.key === storageKey) listener();
      };
      listeners.add(listener);
      addEventListener('storage', changedElsewhere);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', changedElsewhere);
      };
    },
  };
}
