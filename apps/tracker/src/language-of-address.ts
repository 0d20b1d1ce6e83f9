import { chooseLocale, isLocale } from '@dosar/i18n/light';

/**
 * Takes over the language that an address names, as links of the pages without scripts do: the page goes on in the words it began with.
 *
 * The address lets go of it, so that a language chosen later stays after the page was loaded again.
 */
export function takeLanguageOfAddress(): void {
  const address = new URL(location.href);
  const language = address.searchParams.get('lang');
  if (!isLocale(language)) return;
  chooseLocale(language);
  document.documentElement.lang = language;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
