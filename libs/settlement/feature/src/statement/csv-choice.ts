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

/** What a table most likely says, by what stands below its headings: people correct it more quickly than they choose it all. */
export function likelyChoice(
  rows: readonly (readonly string[])[],
  headingRow: number,
): { choice: CsvChoice; sums: CsvSums } {
  const below = rows.slice(headingRow + 1);
  const cellsOf = (place: number) => below.flatMap((row) => row[place] || []);
  const places = (rows[headingRow] ?? []).map((_heading, place) => place);
  const mostly = (isKind: (cell: string) => boolean) =>
    places.filter((place) => {
      const cells = cellsOf(place);
      return cells.length > 0 && cells.filter(isKind).length * 2 > cells.length;
    });
  const amounts = mostly((cell) => amountLike.test(cell));
  const [day] = mostly((cell) => dayLike.test(cell));
  const [currency] = mostly((cell) => currencyLike.test(cell));
  const signed = amounts.find((place) => cellsOf(place).some((cell) => /^[-−(]|-$/.test(cell)));
  const [debit, credit] = amounts;
  const areTwo =
    signed === undefined &&
    debit !== undefined &&
    credit !== undefined &&
    below.every((row) => !row[debit] || !row[credit]);
  const words = places.filter((place) => ![day, currency, ...amounts].includes(place));
  const [text] = words.toSorted((one, other) => lengthOf(cellsOf(other)) - lengthOf(cellsOf(one)));
  const said = (place: number | undefined) => (place === undefined ? '' : String(place));
  return {
    choice: {
      ...noChoice,
      day: said(day),
      currency: said(currency),
      text: said(text),
      ...(areTwo ? { debit: said(debit), credit: said(credit) } : { amount: said(signed ?? debit) }),
    },
    sums: areTwo ? 'two' : 'one',
  };
}

const dayLike = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})(?:[ T]|$)/;
const amountLike = /^[-+−(]?\d[\d.,\s]*[.,]\d{2}\)?-?(?:\s*(?:lei|ron))?$/i;
const currencyLike = /^(?:ron|lei|eur|usd|gbp|chf|huf)$/i;
const lengthOf = (cells: readonly string[]) => cells.join('').length;

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

/** The fields that a table may have, and those without which none of its lines can be read. */
export function fieldsOf(sums: CsvSums): { field: keyof CsvChoice; isNeeded: boolean }[] {
  const needed: readonly (keyof CsvChoice)[] = sums === 'one' ? ['day', 'amount'] : ['day', 'debit'];
  const others = ['text', 'payee', 'reference', 'currency', 'status'] as const;
  const all: readonly (keyof CsvChoice)[] = [
    ...needed,
    ...(sums === 'two' ? (['credit'] as const) : []),
    ...others,
  ];
  return all.map((field) => ({ field, isNeeded: needed.includes(field) }));
}

/** The row that most likely has the headings: the first one that is as wide as the widest. */
export function likelyHeadings(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((row) => row.filter(Boolean).length);
  return Math.max(0, filled.indexOf(Math.max(...filled)));
}

/** What a table calls its columns: A to Z, then AA. */
export const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
