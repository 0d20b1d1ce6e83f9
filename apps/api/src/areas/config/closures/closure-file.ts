import { isRealDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { declareImport, type ImportLine } from '#src/kernel/csv/declared-import.ts';

type Field = Schema<'ClosureColumnField'>;

/** A line of a file of closed days as it is typed. */
export type ClosureLine = ImportLine<Field>;

const dayForms = [
  /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})[./-](?<m>\d{1,2})[./-](?<y>\d{4})$/,
];

/** Parses a day as `24.12.2026` or `2026-12-24`; undefined for any other text. */
export function dayOf(text: string): string | undefined {
  for (const form of dayForms) {
    const { y = '', m = '', d = '' } = form.exec(text.trim())?.groups ?? {};
    if (y !== '' && isRealDate(Number(y), Number(m), Number(d)))
      return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  }
  return undefined;
}

/** Reads a file of closed days by the columns that were chosen, or found. */
export const readClosureFile = declareImport<Field>({
  headings: {
    closure_date: ['zi', 'ziua', 'data', 'data inchiderii', 'day', 'date'],
    name_ro: ['nume', 'denumire', 'nume ro', 'nume in romana', 'sarbatoare', 'name', 'name in romanian'],
    closed_from: [
      'de la',
      'de la ora',
      'inchis de la',
      'parte',
      'parte a zilei',
      'from',
      'closed from',
      'part of the day',
    ],
    closed_until: ['pana la', 'pana la ora', 'inchis pana la', 'until', 'closed until', 'to'],
    name_en: ['nume en', 'nume in engleza', 'name en', 'name in english', 'english'],
  },
  needed: ['closure_date', 'name_ro'],
  mostLines: 400,
  contents: { closure_date: (cell) => dayOf(cell) !== undefined },
});
