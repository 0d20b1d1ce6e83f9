import { chooseLocale, defaultLocale, isLocale, isLocaleChosen, type Locale } from '@dosar/i18n';

/** The first language of a browser that the product speaks. */
export const languageOf = (languages: readonly string[]): Locale | undefined =>
  languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);

/** Speaks the language of the browser where nobody has chosen one: who reports an accident has no settings here. */
export function speakLanguageOfBrowser(): void {
  const language = isLocaleChosen() ? undefined : languageOf(navigator.languages);
  if (language !== undefined && language !== defaultLocale) chooseLocale(language);
}
