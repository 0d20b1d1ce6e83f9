import type { IntlConfig } from 'react-intl';
import { defaultLocale, fallbackLocale, type Locale } from './locale.ts';

/** The texts of one language by message id. */
export type Messages = NonNullable<IntlConfig['messages']>;

/** Messages together with the language they are really in, which differs when the wanted one cannot be had. */
export type LoadedMessages = { locale: Locale; messages: Messages };

/** Where messages come from; answers at once when it already has them. */
export type MessageSource = (locale: Locale) => LoadedMessages | Promise<LoadedMessages>;

async function fetchOnce(url: string): Promise<Messages> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Messages ${url}: ${response.status}`);
  return (await response.json()) as Messages;
}

/**
 * Fetches each language from the assets when it is first wanted, and keeps it.
 *
 * A language that cannot be fetched (a server being updated, no network) gives way to the other one: an app in the
 * second language is better than no app.
 */
export function fetchMessages(urls: Record<Locale, string>): MessageSource {
  const answers = new Map<Locale, LoadedMessages | Promise<LoadedMessages>>();
  const load = async (locale: Locale) => ({ locale, messages: await fetchOnce(urls[locale]) });

  return (locale) => {
    const earlier = answers.get(locale);
    if (earlier) return earlier;
    const other = locale === fallbackLocale ? defaultLocale : fallbackLocale;
    const answer = load(locale).catch(() => load(other));
    answers.set(locale, answer);
    answer.then(
      (loaded) => answers.set(locale, loaded),
      // Whoever asked is told; the next one hears the same.
      () => undefined,
    );
    return answer;
  };
}
