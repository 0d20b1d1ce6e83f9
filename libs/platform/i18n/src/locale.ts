/** A language of the product. */
export type Locale = 'ro' | 'en';

/** Every language, the default one first. */
export const locales: readonly Locale[] = ['ro', 'en'];

/** The language of someone who has not chosen one. */
export const defaultLocale: Locale = 'ro';

/** The language that fills in for texts another one lacks. */
export const fallbackLocale: Locale = 'en';

/** Whether `value` names a language of the product. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
