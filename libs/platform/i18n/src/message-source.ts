import type { IntlConfig } from 'react-intl';
import { isAnyLacking, onCodeArrived } from './declared-messages.ts';
import { defaultLocale, fallbackLocale, type Locale } from './locale.ts';

/** The texts of one language by message id. */
export type Messages = NonNullable<IntlConfig['messages']>;

/** Messages together with the language they are really in, which differs when the wanted one cannot be had. */
export type LoadedMessages = { locale: Locale; messages: Messages };

/** Where messages come from; answers at once when it already has them. */
export type MessageSource = (locale: Locale) => LoadedMessages | Promise<LoadedMessages>;

/** Where the catalogues of each language are: those of the first page first, the whole one last, each with all that those before it hold. */
export type MessageUrls = Record<Locale, readonly string[]>;

async function fetchOnce(url: string): Promise<Messages> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Messages ${url}: ${response.status}`);
  return (await response.json()) as Messages;
}

/**
 * The catalogues of one language, fetched one after the other until none of the declared messages lacks its text.
 *
 * All that they bring stands in one object, which grows in place: what is shown already does not change with it.
 */
function catalogueOf(urls: readonly string[]) {
  const messages: Messages = {};
  let left = urls;
  let fetching: Promise<void> | undefined;

  const isEnough = () => left.length === 0 || (left.length < urls.length && !isAnyLacking(messages));
  async function fetchNext(): Promise<void> {
    const [next = '', ...others] = left;
    Object.assign(messages, await fetchOnce(next));
    left = others;
  }
  async function complete(): Promise<void> {
    while (!isEnough()) {
      fetching ??= fetchNext().finally(() => (fetching = undefined));
      await fetching;
    }
  }
  return { messages, complete };
}

/**
 * Fetches each language from the assets when it is first wanted, and keeps it.
 *
 * A first page takes the small catalogue alone; the next one comes with the first code that declares more.
 *
 * A language that cannot be fetched (a server being updated, no network) gives way to the other one: an app in the
 * second language is better than no app.
 */
export function fetchMessages(urls: MessageUrls): MessageSource {
  const answers = new Map<Locale, LoadedMessages | Promise<LoadedMessages>>();
  const catalogues = { ro: catalogueOf(urls.ro), en: catalogueOf(urls.en) };
  const load = async (locale: Locale) => {
    await catalogues[locale].complete();
    return { locale, messages: catalogues[locale].messages };
  };
  onCodeArrived(async () => {
    const complete = async (answer: LoadedMessages | Promise<LoadedMessages>) =>
      catalogues[(await answer).locale].complete();
    await Promise.all([...answers.values()].map(complete));
  });

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
