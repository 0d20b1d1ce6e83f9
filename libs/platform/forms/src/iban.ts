import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import './without-generated-code.ts';
import { reason } from './reason.ts';

/** Whether `text` is an account number of any country that has them, written with or without spaces. */
export function isIban(text: string): boolean {
  return isValidIBAN(electronicFormatIBAN(text) ?? '');
}

/** An account number as people read it, in groups of four. */
export function formatIban(text: string): string {
  return friendlyFormatIBAN(text) ?? text;
}

/** An account number, or empty. */
export const ibanAnswer = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isIban(text), { error: reason('iban_invalid') }),
);
