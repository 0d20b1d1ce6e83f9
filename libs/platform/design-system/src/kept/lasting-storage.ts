/** A storage of texts as jotai wants it. */
export type LastingStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
  /** Calls back after each change in another tab; returns how to stop. */
  subscribe: (key: string, callback: (text: string | null) => void) => () => void;
};

/** A storage of the browser that never throws: where it is full or forbidden, things last as long as the page. */
export function lastingStorage(storage: () => Storage): LastingStorage {
  const unkept = new Map<string, string>();

  function getItem(key: string): string | null {
    const own = unkept.get(key) ?? null;
    try {
      return own ?? storage().getItem(key);
    } catch {
      return own;
    }
  }

  return {
    getItem,
    setItem(key, text) {
      unkept.delete(key);
      try {
        storage().setItem(key, text);
      } catch {
        unkept.set(key, text);
      }
    },
    removeItem(key) {
      unkept.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept then.
      }
    },
    subscribe(key, callback) {
      const changedElsewhere = (event: StorageEvent) => {
        // Without a key, all of the storage was emptied.
        if (event.key === key || event.key === null) callback(getItem(key));
      };
      addEventListener('storage', changedElsewhere);
      return () => removeEventListener('storage', changedElsewhere);
    },
  };
}
