import { hasCountyDigits, isCnp, isCui } from '@dosar/kernel/romanian-numbers';
import * as z from 'zod/mini';
import './without-generated-code.ts';
import { reason } from './reason.ts';

/** Why a valid personal number deserves a second look: its county digits are of no county. */
export function cnpWarning(text: string): string | undefined {
  return isCnp(text) && !hasCountyDigits(text) ? reason('cnp_county') : undefined;
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
