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

/** The side with a circumstance more or less, in the order of the form. */
export function withTick(side: Side, circumstance: number, isTicked: boolean): Side {
  const others = side.circumstances.filter((one) => one !== circumstance);
  return {
    ...side,
    circumstances: isTicked ? [...others, circumstance].toSorted((one, other) => one - other) : others,
  };
}

const isDay = (day: string | null) => day === null || /^\d{4}-\d\d-\d\d$/.test(day);

/** Whether every date of a column is complete; what is half typed cannot be sent. */
export const hasWholeDates = ({ insurer, driver }: Side) =>
  [insurer.valid_from, insurer.valid_to, driver.birth_date, driver.licence_until].every(isDay);

export const hasWholeDay = ({ date }: Shared) => isDay(date);
