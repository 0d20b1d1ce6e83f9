import { useSyncExternalStore } from 'react';

let running: readonly string[] = [];
const listeners = new Set<() => void>();

function publish(ids: readonly string[]): void {
  running = ids;
  for (const tell of listeners) tell();
}

/** Exports that were asked for in this tab and are being made. */
export const runningExports = {
  add: (id: string) => publish([...running, id]),
  remove: (id: string) => publish(running.filter((other) => other !== id)),
};

/** The ids of exports that are being made; the shell watches them wherever somebody goes meanwhile. */
export function useRunningExports(): readonly string[] {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => running,
  );
}
