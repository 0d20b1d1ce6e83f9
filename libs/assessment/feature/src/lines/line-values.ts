import { plainLine } from '@dosar/assessment-domain';
import { shownLocale } from '@dosar/i18n';
import { amountsOf } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';

/** What an assessor writes in a line. */
export type LineValues = Schema<'NoteLineValues'>;

/** The cells of a line that hold a number. */
export const numberFields = ['unit_price_bani', 'labour_hundredths', 'paint_hundredths'] as const;
export type NumberField = (typeof numberFields)[number];

/** A part of the reference list. */
export type ListedPart = Schema<'VehiclePartLookup'>;

/** How far apart lines are placed, so that others fit between them without moving any. */
export const positionGap = 1000;

/** A line in which nothing but the part has to be written. */
export function freshValues(given: Partial<LineValues> & { position: number }): LineValues {
  return {
    ...plainLine,
    part_source: 'original',
    ...given,
  };
}

/** What a listed part says of a line. */
export function valuesOfPart(part: ListedPart): Partial<LineValues> {
  return { part_code: part.code, part_name: part.name, zone: part.zone, side: part.side };
}

/** Whether two versions of a line say the same. */
export function isSameLine(one: LineValues, other: LineValues): boolean {
  const keys = Object.keys(one) as (keyof LineValues)[];
  return keys.every((key) => one[key] === other[key]);
}

/** Hundredths of an hour, a piece or a percent as their field shows them, in the language of the page. */
export function typedHundredths(value: number): string {
  return amountsOf(shownLocale()).hundredths(value);
}

/** The hundredths that somebody typed, with point or comma before the decimals; undefined when it is no such number. */
export function readHundredths(typed: string, most = 100_000): number | undefined {
  const text = typed.trim().replace('.', ',');
  if (text === '') return 0;
  const [, whole = '', rest = ''] = /^(\d{1,4})(?:,(\d{1,2}))?$/u.exec(text) ?? [];
  if (whole === '') return undefined;
  const value = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return value <= most ? value : undefined;
}
