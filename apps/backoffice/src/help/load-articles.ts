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
  const files = (await Promise.all(articles.map((list) => list()))).flatMap(
    Object.entries<() => Promise<string>>,
  );
  const loaded = files.flatMap(([file, load]) => {
    const topic = new RegExp(`^\\./${locale}/(.+)\\.html$`).exec(file)?.[1];
    return topic === undefined ? [] : [load().then((text) => [topic, articleOf(text)] as const)];
  });
  return new Map(await Promise.all(loaded));
}

/** An article begins with its title. */
function articleOf(text: string): Article {
  const [, title = '', html = ''] = /^<h1>(.*?)<\/h1>\s*(.*)$/s.exec(text) ?? [];
  return { title, html };
}
