import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { fallbackLocale, type Locale } from './locale.ts';
import type { LoadedMessages, MessageSource } from './message-source.ts';
import { businessTimeZone } from './zone.ts';

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
 * A switch keeps showing the previous language until then and never remounts anything, so that nothing typed is lost.
 */
export function Translated({ locale, source, loading, children }: TranslatedProps) {
  const shown = useLoadedMessages(locale, source);

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

function useLoadedMessages(locale: Locale, source: MessageSource): LoadedMessages | undefined {
  const answer = source(locale);
  const isHere = !(answer instanceof Promise);
  const [loaded, setLoaded] = useState(isHere ? answer : undefined);
  // What is shown now stays while the next language is on its way.
  if (isHere && answer.locale !== loaded?.locale) setLoaded(answer);
  const [failure, setFailure] = useState<Error>();

  useEffect(
    function takeMessagesWhenTheyArrive() {
      if (!(answer instanceof Promise)) return undefined;
      let isWanted = true;
      answer.then(
        (messages) => isWanted && setLoaded(messages),
        (reason: Error) => isWanted && setFailure(reason),
      );
      return () => {
        isWanted = false;
      };
    },
    [answer],
  );

  if (isHere) return answer;
  // Without any texts there is nothing to show: the error boundary of the app says so in its own words.
  if (failure && !loaded) throw failure;
  return loaded;
}
