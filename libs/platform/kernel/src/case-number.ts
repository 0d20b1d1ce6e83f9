import { trackerSearchMinimumLength } from './business-limits.ts';

/** A claim number as it is compared: without spaces, upper-case (V9). Limiter, look-up and index all use this form. */
export function normaliseCaseNumber(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Whether enough was typed to look for a case (V9, K7). */
export function isSearchableCaseNumber(text: string): boolean {
  return normaliseCaseNumber(text).length >= trackerSearchMinimumLength;
}
