import { chosenLocale } from './locale-choice.ts';
import type { Locale } from './locale.ts';

/**
 * Brings what a part of the page shows in another language, and answers with what puts it in sight at once.
 *
 * With the end of the signal nobody waits any longer: the answer then has to do with what there is.
 */
export type LocalePreparation = (locale: Locale, signal: AbortSignal) => Promise<() => void>;

const preparations = new Set<LocalePreparation>();

let shown: Locale | undefined;

/**
 * The language that can be read on the page, in which it also asks the server.
 *
 * Not the chosen one: that may be on its way still.
 */
export function shownLocale(): Locale {
  return shown ?? chosenLocale();
}

/** Says which language can be read on the page; `undefined` when there is no page any more. */
export function showLocale(locale: Locale | undefined): void {
  shown = locale;
}

/** Asks for a preparation before another language comes in sight; returns how to stop. */
export function beforeLocaleIsShown(preparation: LocalePreparation): () => void {
  preparations.add(preparation);
  return () => void preparations.delete(preparation);
}

/** Prepares every part of the page for a language and answers with what puts all of it in sight. */
export async function preparedFor(locale: Locale, signal: AbortSignal): Promise<() => void> {
  const prepared = await Promise.all([...preparations].map((prepare) => prepare(locale, signal)));
  return () => {
    for (const putInSight of prepared) putInSight();
  };
}
