import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { beforeLocaleIsShown, shownLocale, type Locale } from '@dosar/i18n/light';

/** Something that is fetched: on its way, here, or failed. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; cause: unknown };

type State<Value> = { loaded: Loaded<Value>; last: Value | undefined };

/** What a load has to heed: when nobody waits for it any longer, and which language the reader wants. */
export type LoadOptions = { signal: AbortSignal; language: Locale };

/**
 * Loads something and loads it again when `key` changes; meanwhile the earlier value stays in sight.
 *
 * `last` is what was loaded last: it is still there while that is loaded again, and when that has failed.
 *
 * Before the page turns to another language it is loaded in that one, and changes together with the rest of the page.
 * For pages that show one thing; whatever needs a cache belongs to the staff app and its query library.
 */
export function useLoaded<Value>(
  key: string,
  load: (options: LoadOptions) => Promise<Value>,
): { loaded: Loaded<Value>; last: Value | undefined; reload: () => void } {
  const [{ loaded, last }, setState] = useState<State<Value>>({
    loaded: { status: 'loading' },
    last: undefined,
  });
  const [attempt, setAttempt] = useState(1);
  const waiting = useRef<AbortController>(undefined);
  const start = useEffectEvent(load);
  const presentKey = useEffectEvent(() => key);

  const show = useCallback(
    (next: Loaded<Value>) =>
      setState((before) => ({ loaded: next, last: next.status === 'ready' ? next.value : before.last })),
    [],
  );
  const reload = useCallback(() => {
    show({ status: 'loading' });
    setAttempt((earlier) => earlier + 1);
  }, [show]);

  useEffect(
    function loadForKey() {
      const { signal } = (waiting.current = new AbortController());
      start({ signal, language: shownLocale() }).then(
        (value) => signal.aborted || show({ status: 'ready', value }),
        (cause: unknown) => signal.aborted || show({ status: 'failed', cause }),
      );
      return () => waiting.current?.abort();
    },
    [key, attempt, show],
  );

  useEffect(
    function loadForLanguage() {
      return beforeLocaleIsShown(async (language, signal) => {
        const preparedKey = presentKey();
        try {
          const value = await start({ signal, language });
          return () => {
            if (preparedKey !== presentKey()) return reload();
            // What is still on its way comes in the language of before.
            waiting.current?.abort();
            show({ status: 'ready', value });
          };
        } catch {
          return reload;
        }
      });
    },
    [reload, show],
  );

  return { loaded, last, reload };
}
