import { isPlausibleForeignPlate, normalisePlate, plateKind } from '@dosar/kernel/plates';
import { hasVinCheckDigit, isModernVin, normaliseVin } from '@dosar/kernel/vin';
import * as z from 'zod';
import type { errors } from './messages.ts';

const refused = (reason: keyof typeof errors) => reason;

/** The claimant's own vehicle. */
export const vehicleAnswers = z
  .object({
    plateCountry: z.string().min(1, refused('plateCountryMissing')),
    hasNoPlate: z.boolean(),
    plate: z.string().trim(),
    categoryCode: z.string().min(1, refused('categoryMissing')),
    brandCode: z.string().min(1, refused('brandMissing')),
    model: z.string().trim().max(80, refused('modelTooLong')),
    colorCode: z.string(),
    vin: z
      .string()
      .transform(normaliseVin)
      .refine((vin) => vin === '' || /^[A-HJ-NPR-Z0-9]{5,17}$/.test(vin), refused('vinInvalid')),
  })
  .check(
    z.refine(({ hasNoPlate, plate }) => hasNoPlate || normalisePlate(plate) !== '', {
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

/** Whether a plate deserves a second look. It is accepted all the same. */
export function isUnusualPlate(plate: string, countryCode: string): boolean {
  return countryCode === 'RO' && isPlausibleForeignPlate(plate) && plateKind(plate) === 'unusual';
}

/** Whether a chassis number deserves a second look: European makers need not have a check digit. */
export function isUnusualVin(vin: string): boolean {
  return isModernVin(vin) && !hasVinCheckDigit(vin);
}
