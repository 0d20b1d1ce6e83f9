import type { Locale } from '@dosar/i18n';
import type { Help } from './topics.ts';

/** What the help says about something. */
export type Article = {
  title: string;
  /** Everything below the title. */
  html: string;
};

/** The articles of a language by their topics. */
export async function loadArticles(
  { articles }: Help,
  locale: Locale,
): Promise<ReadonlyMap<string, Article>> {
  const own = Object.entries(articles).filter(([name]) => name.startsWith(`${locale}/`));
  const loaded = own.map(async ([name, load]) => {
    const topic = name.slice(locale.length + 1);
    return [topic, articleOf(await load())] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** An article begins with its title. */
function articleOf(text: string): Article {
  const [, title = '', html = ''] = /^<h1>(.*?)<\/h1>\s*(.*)$/s.exec(text) ?? [];
  return { title, html };
}
