import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Something that is fetched: on its way, here, or failed. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; cause: unknown };

/**
 * Loads something and loads it again when `key` changes; meanwhile the earlier value stays in sight.
 *
 * For pages that show one thing; whatever needs a cache belongs to the staff app and its query library.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
): { loaded: Loaded<Value>; reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const start = useEffectEvent(load);

  useEffect(
    function loadForKey() {
      const waiting = new AbortController();
      const { signal } = waiting;
      start(signal).then(
        (value) => signal.aborted || setLoaded({ status: 'ready', value }),
        (cause: unknown) => signal.aborted || setLoaded({ status: 'failed', cause }),
      );
      return () => waiting.abort();
    },
    [key, attempt],
  );

  const reload = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((earlier) => earlier + 1);
  }, []);
  return { loaded, reload };
}
