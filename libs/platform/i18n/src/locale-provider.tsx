import type { ReactNode } from 'react';
import { useLocale } from './locale-atom.ts';
import type { MessageSource } from './message-source.ts';
import { Translated } from './translated.tsx';

export type LocaleProviderProps = {
  source: MessageSource;
  /** Shown until the first messages are here. */
  loading?: ReactNode;
  children: ReactNode;
};

/** The chosen language, kept in jotai beside the rest of the client's state. */
export function LocaleProvider({ source, loading = null, children }: LocaleProviderProps) {
  const [locale] = useLocale();
  return (
    <Translated locale={locale} source={source} loading={loading}>
      {children}
    </Translated>
  );
}
