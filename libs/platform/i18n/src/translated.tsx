import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { fallbackLocale, type Locale } from './locale.ts';
import type { LoadedMessages, MessageSource } from './message-source.ts';
import { preparedFor, showLocale } from './shown-locale.ts';
import { businessTimeZone } from './zone.ts';

// In milliseconds. A slow server must not keep anybody from the language that they read.
const patience = 5000;

export type TranslatedProps = {
  locale: Locale;
  source: MessageSource;
  /** Shown until the first messages are here. */
  loading: ReactNode;
  children: ReactNode;
};

/**
 * Shows its children in `locale`, as soon as the messages of that language are here.
 *
 * A switch keeps showing the previous language until those and the server's words are here, turns the whole page at
 * once, so that no two languages stand on it, and never remounts anything, so that nothing typed is lost.
 */
export function Translated({ locale, source, loading, children }: TranslatedProps) {
  const shown = useShownMessages(locale, source);

  useEffect(
    function tellBrowserTheLanguage() {
      if (shown) document.documentElement.lang = shown.locale;
    },
    [shown],
  );

  if (!shown) return loading;
  return (
    <IntlProvider
      locale={shown.locale}
      messages={shown.messages}
      defaultLocale={fallbackLocale}
      timeZone={businessTimeZone}
    >
      {children}
    </IntlProvider>
  );
}

function useShownMessages(wanted: Locale, source: MessageSource): LoadedMessages | undefined {
  const [shown, setShown] = useState(() => atHand(source(wanted)));
  const [failure, setFailure] = useState<Error>();

  const turnThePage = useEffectEvent(async (signal: AbortSignal) => {
    if (shown?.locale === wanted) return;
    const loaded = await source(wanted);
    const isSoon = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const putInSight = await preparedFor(loaded.locale, isSoon);
    if (signal.aborted) return;
    showLocale(loaded.locale);
    putInSight();
    setShown(loaded);
  });

  useLayoutEffect(
    function tellWhatIsShown() {
      showLocale(shown?.locale);
      return () => showLocale(undefined);
    },
    [shown],
  );

  useEffect(
    function turnToWanted() {
      const turn = new AbortController();
      turnThePage(turn.signal).catch((reason: Error) => turn.signal.aborted || setFailure(reason));
      return () => turn.abort();
    },
    [wanted, source],
  );

  // Without any texts there is nothing to show: the error boundary of the app says so in its own words.
  if (failure && !shown) throw failure;
  return shown;
}

function atHand(answer: ReturnType<MessageSource>): LoadedMessages | undefined {
  return answer instanceof Promise ? undefined : answer;
}
