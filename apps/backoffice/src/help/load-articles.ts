import type { Locale } from '@dosar/i18n';

/** What the help says about something. */
export type Article = {
  title: string;
  /** Everything below the title. */
  html: string;
};

const files = {
  ro: async () => (await import('./articles/ro.ts')).articles,
  en: async () => (await import('./articles/en.ts')).articles,
};

/** The articles of a language by their topics: one chunk, fetched by the first who asks for any of them. */
export async function loadArticles(locale: Locale): Promise<ReadonlyMap<string, Article>> {
  const texts = Object.entries(await files[locale]());
  return new Map(texts.map(([file, text]) => [file.replace(/^.*\/|\.html$/g, ''), articleOf(text)]));
}

/** An article begins with its title. */
function articleOf(text: string): Article {
  const [, title = '', html = ''] = /^<h1>(.*?)<\/h1>\s*(.*)$/s.exec(text) ?? [];
  return { title, html };
}
