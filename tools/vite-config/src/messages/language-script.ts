import { locales } from './collect-messages.ts';
import type { MessageAsset } from './compile-messages.ts';

type Fetched = Pick<MessageAsset, 'locale' | 'fileName'>;

/** The small catalogues of the pages at some addresses, in the order in which they are fetched. */
export type PageTexts = { path: RegExp; assets: Fetched[] };

/**
 * Runs before anything is painted: the page knows its language at once, and the texts travel beside the program.
 *
 * It tells the program which catalogues there are for its address. They are named here and not in the program, whose files
 * keep their names when a text changes.
 */
export function languageScript(base: string, whole: Fetched[], ofPages: PageTexts[]): string {
  const urlsOf = (assets: Fetched[]) =>
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        [...assets, ...whole].filter((it) => it.locale === locale).map(({ fileName }) => base + fileName),
      ]),
    );
  const choices = ofPages.map(({ path, assets }) => `${path}.test(p)?${JSON.stringify(urlsOf(assets))}:`);
  return [
    `{const p=location.pathname,u=window.dosarTexts=${choices.join('')}${JSON.stringify(urlsOf([]))},`,
    `c=localStorage.getItem("dosar.locale"),g=c in u?c:"${locales[0]}",l=document.createElement("link");`,
    'document.documentElement.lang=g;',
    'Object.assign(l,{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:u[g][0]});document.head.append(l);}',
  ].join('');
}
