import { createHash } from 'node:crypto';
import { parse } from '@formatjs/icu-messageformat-parser';
import { locales, textsOf, type Locale, type ProjectMessages } from './collect-messages.ts';
import type { Catalogue } from './text-catalogues.ts';

/** One catalogue in one language, ready to be fetched: parsed beforehand so that no parser travels to the browser. */
export type MessageAsset = { locale: Locale; fileName: string; source: string };

/** The files of a catalogue, one for each language, named by their content; without a catalogue they hold all that is collected. */
export function compileMessages(collected: ProjectMessages[], catalogue?: Catalogue): MessageAsset[] {
  return locales.map((locale) => {
    const compiled = Object.entries(textsOf(locale, collected))
      .filter(([id]) => catalogue?.ids.has(id) ?? true)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, text]) => [id, parse(text, { captureLocation: false })]);
    const source = JSON.stringify(Object.fromEntries(compiled));
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const name = catalogue?.name ? `${catalogue.name}-${locale}` : locale;
    return { locale, fileName: `assets/i18n/${name}.${hash}.json`, source };
  });
}
