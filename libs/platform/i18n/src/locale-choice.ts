import { defaultLocale, isLocale, type Locale } from './locale.ts';

/** One choice per browser: every app of an origin shows the same language. */
const storageKey = 'dosar.locale';

const listeners = new Set<() => void>();

/** The language chosen in this browser, or the default one. */
export function chosenLocale(): Locale {
  const stored = localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : defaultLocale;
}

/** Whether anybody has chosen a language in this browser. */
export function isLocaleChosen(): boolean {
  return isLocale(localStorage.getItem(storageKey));
}

/** Remembers the language for this browser and tells everyone who listens. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
  for (const listener of listeners) listener();
}

/** Calls `listener` when the language changes, here or in another tab; returns how to stop. */
export function onLocaleChosen(listener: () => void): () => void {
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key === storageKey) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
}
