import { validate as validateCui } from 'stdnum/lib/cjs/ro/cui.js';
import { plainCharacters } from './cleaned-text.ts';
import { isRealDate } from './dates.ts';

const weights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];
const centuries: Record<string, number[]> = {
  1: [1900],
  2: [1900],
  3: [1800],
  4: [1800],
  5: [2000],
  6: [2000],
  // Residents and foreigners: the digit does not tell the century.
  7: [1900, 2000],
  8: [1900, 2000],
  9: [1900, 2000],
};

/** A personal number as it is compared: its digits alone. */
export function normaliseCnp(text: string): string {
  return plainCharacters(text).replace(/[\s.\-‐-―]+/g, '');
}

/** A company number as it is compared: its digits alone, without RO before them. */
export function normaliseCui(text: string): string {
  return plainCharacters(text)
    .replace(/[\s.\-‐-―]+/g, '')
    .replace(/^RO/i, '');
}

/**
 * Whether `text` is a Romanian personal number: 13 digits, a day that exists, the right check digit.
 *
 * Written by hand: the library refuses the county digits of newer numbers and knows one century for residents.
 */
export function isCnp(text: string): boolean {
  const cnp = normaliseCnp(text);
  const [, first = '', year = '', month = '', day = ''] = /^([1-9])(\d\d)(\d\d)(\d\d)\d{6}$/.exec(cnp) ?? [];
  const exists = centuries[first]?.some((century) =>
    isRealDate(century + Number(year), Number(month), Number(day)),
  );
  return exists === true && checkDigit(cnp) === Number(cnp[12]);
}

function checkDigit(cnp: string): number {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(cnp[place]), 0);
  return sum % 11 === 10 ? 1 : sum % 11;
}

/** Whether the county digits of a personal number are those of a county. Newer numbers may have others. */
export function hasCountyDigits(cnp: string): boolean {
  const county = Number(normaliseCnp(cnp).slice(7, 9));
  return (county >= 1 && county <= 48) || county === 51 || county === 52;
}

/** Whether `text` is a Romanian company number, with or without RO before it. */
export function isCui(text: string): boolean {
  const digits = normaliseCui(text);
  return /^[1-9]\d{1,9}$/.test(digits) && validateCui(digits).isValid;
}
