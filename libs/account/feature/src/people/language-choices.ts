import { languageNames } from '../preferences/language-names.ts';

/** The languages that somebody is written to in, each by its own name. */
export const languageChoices = (['ro', 'en'] as const).map((value) => ({
  value,
  label: languageNames[value],
}));
