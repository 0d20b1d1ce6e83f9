import { isRealDate } from '@dosar/kernel/dates';
import { validate as validateCui } from 'stdnum/lib/cjs/ro/cui.js';
import * as z from 'zod/mini';
import './without-generated-code.ts';
import { reason } from './reason.ts';

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

function compact(text: string): string {
  return text.replace(/[\s-]+/g, '');
}

function checkDigit(cnp: string): number {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(cnp[place]), 0);
  return sum % 11 === 10 ? 1 : sum % 11;
}

/**
 * Whether `text` is a Romanian personal number: 13 digits, a day that exists, the right check digit.
 *
 * Written by hand: the library refuses the county digits of newer numbers and knows one century for residents.
 */
export function isCnp(text: string): boolean {
  const cnp = compact(text);
  const [, first = '', year = '', month = '', day = ''] = /^([1-9])(\d\d)(\d\d)(\d\d)\d{6}$/.exec(cnp) ?? [];
  const exists = centuries[first]?.some((century) =>
    isRealDate(century + Number(year), Number(month), Number(day)),
  );
  return exists === true && checkDigit(cnp) === Number(cnp[12]);
}

/** Why a valid personal number deserves a second look: its county digits are of no county. */
export function cnpWarning(text: string): string | undefined {
  const county = Number(compact(text).slice(7, 9));
  const isKnown = (county >= 1 && county <= 48) || county === 51 || county === 52;
  return isCnp(text) && !isKnown ? reason('cnp_county') : undefined;
}

/** Whether `text` is a Romanian company number, with or without RO before it. */
export function isCui(text: string): boolean {
  const digits = compact(text).replace(/^RO/i, '');
  return /^[1-9]\d{1,9}$/.test(digits) && validateCui(digits).isValid;
}

/** A personal number, or empty. */
export const cnpAnswer = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isCnp(text), { error: reason('cnp_invalid') }),
);

/** A company number, or empty. */
export const cuiAnswer = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isCui(text), { error: reason('cui_invalid') }),
);
