import type { Cited, StatedSides } from '@dosar/fnol-domain/statement';
import type { Schema } from '@dosar/openapi';

export type Content = Schema<'StatementContent'>;
export type Side = Schema<'StatementSide'>;
export type Shared = Schema<'StatementShared'>;

/** What the rules of the form read of a statement. */
export function statedSides({ a, b }: Content): StatedSides {
  const stated = ({ circumstances, counted, impact, damaged_zones }: Side) => ({
    circumstances,
    counted,
    impact,
    damagedZones: damaged_zones,
  });
  return { a: stated(a), b: stated(b) };
}

/** A box as people name it: `12.8 B`. */
export const writtenBox = ({ box, of, circumstance }: Cited) =>
  [circumstance === undefined ? String(box) : `${box}.${circumstance}`, of?.toUpperCase() ?? '']
    .join(' ')
    .trim();

/** The ticks with one more or less, in the order of the form. */
export function withTick(ticked: readonly number[], circumstance: number, isTicked: boolean): number[] {
  const others = ticked.filter((one) => one !== circumstance);
  return isTicked ? [...others, circumstance].toSorted((one, other) => one - other) : others;
}

/** Where a driver is called: on the own phone, or on that of the insured. */
export const phoneOf = ({ driver, insured }: Side) => driver.phone || insured.phone;

/** In which language a driver is written to who has told none: that of the country of the car. */
export const languageOf = ({ vehicle: { country } }: Side) =>
  ['', 'RO', 'MD'].includes(country.toUpperCase()) ? 'ro' : 'en';
