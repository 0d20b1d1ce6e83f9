import type { Locale } from '@dosar/i18n';

/** Each language names itself, so that whoever reads only that one finds it. */
export const languageNames: Record<Locale, string> = { ro: 'Română', en: 'English' };
