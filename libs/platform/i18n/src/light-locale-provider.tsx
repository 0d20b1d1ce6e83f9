// eslint-disable-next-line no-restricted-syntax -- the public pages keep nothing but this and go without jotai
import { useSyncExternalStore, type ReactNode } from 'react';
import { chooseLocale, chosenLocale, onLocaleChosen } from './locale-choice.ts';
import type { Locale } from './locale.ts';
import type { MessageSource } from './message-source.ts';
import { Translated } from './translated.tsx';

export type LightLocaleProviderProps = {
  source: MessageSource;
  /** Shown until the first messages are here. */
  loading?: ReactNode;
  children: ReactNode;
};

/** The chosen language for an app without a state library. */
export function LightLocaleProvider({ source, loading = null, children }: LightLocaleProviderProps) {
  const [locale] = useLightLocale();
  return (
    <Translated locale={locale} source={source} loading={loading}>
      {children}
    </Translated>
  );
}

/** The chosen language and the act of choosing another, without a state library. */
export function useLightLocale(): [Locale, (locale: Locale) => void] {
  return [useSyncExternalStore(onLocaleChosen, chosenLocale), chooseLocale];
}
