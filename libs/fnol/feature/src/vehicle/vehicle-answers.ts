import { reason } from '@dosar/forms';
import { formatPlate, isPlausibleForeignPlate, plateKind } from '@dosar/kernel/plates';
import { hasVinCheckDigit, isModernVin, normaliseVin } from '@dosar/kernel/vin';
import * as z from 'zod/mini';
import type { errors } from './messages.ts';

const refused = (name: keyof typeof errors) => name;

/** The claimant's own vehicle. */
export const vehicleAnswers = z
  .object({
    plateCountry: z.string().check(z.minLength(1, refused('plateCountryMissing'))),
    hasNoPlate: z.boolean(),
    plate: z.string().check(z.trim()),
    categoryCode: z.string().check(z.minLength(1, refused('categoryMissing'))),
    brandCode: z.string().check(z.minLength(1, refused('brandMissing'))),
    model: z.string().check(z.trim(), z.maxLength(80, refused('modelTooLong'))),
    colorCode: z.string(),
    vin: z.string().check(
      z.overwrite(normaliseVin),
      z.refine((vin) => vin === '' || /^[A-HJ-NPR-Z0-9]{5,17}$/.test(vin), refused('vinInvalid')),
    ),
    otherPlate: z.string().check(
      z.trim(),
      z.refine((plate) => plate === '' || isPlausibleForeignPlate(plate), refused('plateInvalid')),
    ),
    otherInsurer: z.string().check(z.trim(), z.maxLength(120, refused('insurerTooLong'))),
  })
  .check(
    z.refine(({ hasNoPlate, plate }) => hasNoPlate || plate !== '', {
      error: refused('plateMissing'),
      path: ['plate'],
      when: () => true,
    }),
    z.refine(({ hasNoPlate, plate }) => hasNoPlate || plate === '' || isPlausibleForeignPlate(plate), {
      error: refused('plateInvalid'),
      path: ['plate'],
      when: () => true,
    }),
  );

/** Why a plate deserves a second look. It is accepted all the same. */
export function plateWarning(plate: string, countryCode: string): string | undefined {
  const isUnusual = countryCode === 'RO' && isPlausibleForeignPlate(plate) && plateKind(plate) === 'unusual';
  return isUnusual ? reason('plateUnusual', { plate: formatPlate(plate) }) : undefined;
}

/** Why a chassis number deserves a second look: European makers need not have a check digit. */
export function vinWarning(vin: string): string | undefined {
  return isModernVin(vin) && !hasVinCheckDigit(vin) ? reason('vinUnusual') : undefined;
}
