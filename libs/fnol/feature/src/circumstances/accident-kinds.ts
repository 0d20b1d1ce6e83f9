import type { Schema } from '@dosar/openapi';

type Kind = Schema<'AccidentKind'>;

/** What can have happened, the most frequent first. */
export const accidentKinds = [
  'hit_by_other',
  'hit_other',
  'own_car',
  'glass',
  'nature',
  'theft',
] as const satisfies readonly Kind[];

/** Whether another car took part. */
export const hasOtherCar = (kind: string): boolean => kind === 'hit_by_other' || kind === 'hit_other';

const usualPolicies: Partial<Record<string, string>> = {
  hit_by_other: 'rca',
  own_car: 'casco',
  glass: 'casco',
  nature: 'casco',
  theft: 'casco',
};

/** The insurance that usually pays for such an accident: offered, and another one is chosen as easily. */
export const usualPolicy = (kind: string): string => usualPolicies[kind] ?? '';
