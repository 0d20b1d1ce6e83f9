import { atom, useAtom } from 'jotai';
import { chooseLocale, chosenLocale, onLocaleChosen } from './locale-choice.ts';
import type { Locale } from './locale.ts';

// Empty while nobody looks: then importing this file reads nothing from the browser, and a later page finds the choice of its time.
const knownLocaleAtom = atom<Locale | undefined>(undefined);
knownLocaleAtom.onMount = (setLocale) => {
  const readAgain = () => setLocale(chosenLocale());
  readAgain();
  const stop = onLocaleChosen(readAgain);
  return () => {
    stop();
    setLocale(undefined);
  };
};

/** The language of this browser; writing it remembers the choice. */
export const localeAtom = atom(
  (get) => get(knownLocaleAtom) ?? chosenLocale(),
  (_get, _set, locale: Locale) => chooseLocale(locale),
);

/** The chosen language and the act of choosing another. */
export function useLocale(): [Locale, (locale: Locale) => void] {
  return useAtom(localeAtom);
}
