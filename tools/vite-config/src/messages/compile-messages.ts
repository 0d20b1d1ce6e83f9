import { createHash } from 'node:crypto';
import { parse } from '@formatjs/icu-messageformat-parser';
import { locales, textsOf, type Locale, type ProjectMessages } from './collect-messages.ts';

/** One language of one app, ready to be fetched: parsed beforehand so that no parser travels to the browser. */
export type MessageAsset = { locale: Locale; fileName: string; source: string };

/** The message files of an app, named by their content. */
export function compileMessages(collected: ProjectMessages[]): MessageAsset[] {
  return locales.map((locale) => {
    const compiled = Object.entries(textsOf(locale, collected))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, text]) => [id, parse(text, { captureLocation: false })]);
    const source = JSON.stringify(Object.fromEntries(compiled));
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { locale, fileName: `assets/i18n/${locale}.${hash}.json`, source };
  });
}
