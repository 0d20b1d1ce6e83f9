import type { BodyOf, Schema } from '@dosar/openapi';

/** One column each, by its place; empty where the table has none. */
export type CsvChoice = Record<keyof Schema<'CsvColumns'>, string>;

/** How a table says amounts. */
export type CsvSums = 'one' | 'two';

/** Nothing is chosen yet. */
export const noChoice: CsvChoice = {
  ...{ day: '', amount: '', debit: '', credit: '', currency: '' },
  ...{ text: '', payee: '', reference: '', status: '' },
};

/** The columns that were chosen, or `undefined` while the day or the amount is missing or chosen twice. */
export function chosenColumns(
  choice: CsvChoice,
  sums: CsvSums,
): BodyOf<'saveCsvColumns'>['columns'] | undefined {
  const place = (chosen: string) => (chosen === '' ? [] : [Number(chosen)]);
  const columns = {
    day: place(choice.day),
    amount: sums === 'one' ? place(choice.amount) : [],
    debit: sums === 'two' ? place(choice.debit) : [],
    credit: sums === 'two' ? place(choice.credit) : [],
    currency: place(choice.currency),
    text: place(choice.text),
    payee: place(choice.payee),
    reference: place(choice.reference),
    status: place(choice.status),
  };
  const own = [...columns.day, ...columns.amount, ...columns.debit, ...columns.credit];
  const hasSum = columns.amount.length + columns.debit.length > 0;
  return columns.day.length > 0 && hasSum && new Set(own).size === own.length ? columns : undefined;
}

/** The row that most likely has the headings: the first one that is as wide as the widest. */
export function likelyHeadings(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((row) => row.filter(Boolean).length);
  return Math.max(0, filled.indexOf(Math.max(...filled)));
}

/** What a table calls its columns: A to Z, then AA. */
export const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
