import { chosenLocale, isLocaleChosen } from '@dosar/i18n';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageOf, speakLanguageOfBrowser } from './browser-language.ts';

const browserWith = (...languages: string[]) =>
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'languages');
});

test('R5 the report speaks the first language of the browser that it knows, and Romanian when there is none', () => {
  expect(languageOf(['de-DE', 'en-GB', 'ro'])).toBe('en');
  expect(languageOf(['hu-HU', 'RO-ro', 'en'])).toBe('ro');
  expect(languageOf(['uk'])).toBeUndefined();
  browserWith('en-GB');
  speakLanguageOfBrowser();
  expect(chosenLocale()).toBe('en');
});

test('a language that somebody has chosen stays, and a Romanian browser chooses nothing', () => {
  browserWith('ro-RO', 'en');
  speakLanguageOfBrowser();
  expect(isLocaleChosen()).toBe(false);
  localStorage.setItem('dosar.locale', 'ro');
  browserWith('en-GB');
  speakLanguageOfBrowser();
  expect(chosenLocale()).toBe('ro');
});
