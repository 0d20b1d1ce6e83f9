import type { Middleware } from 'openapi-fetch';
import { shownLocale } from '@dosar/i18n/light';

/** What a call is made with to be answered in a language that the page does not show yet. */
export function inLanguage(language: string | undefined): { headers?: { 'Accept-Language': string } } {
  return language === undefined ? {} : { headers: { 'Accept-Language': language } };
}

/** Asks in the language that the page is read in, where a call names no other. */
export const languageOfPage: Middleware = {
  onRequest({ request }) {
    if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', shownLocale());
  },
};
