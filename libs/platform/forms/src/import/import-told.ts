/** What becomes of a row. */
export type ImportOutcome = 'new' | 'changed' | 'ended' | 'unchanged' | 'left_out';

/** Which column of a file holds what, counted from 0. */
export type ImportColumn<Field extends string> = { field: Field; column: number };

/** A column that an import takes, in the words of the page. */
export type ImportField<Field extends string> = { field: Field; label: string; isNeeded: boolean };

/** A row of a file: what people know it by, what becomes of it, and what changes or why it is left out. What a file ends has no row in it. */
export type ImportRow = { line: number | null; text: string; outcome: ImportOutcome; note: string };

/** What a file would do, as every import tells it. */
export type ImportTold<Field extends string> = {
  headings: readonly string[];
  columns: readonly ImportColumn<Field>[];
  counts: readonly { outcome: ImportOutcome; count: number }[];
  rows: readonly ImportRow[];
};

/** How many rows have an outcome. */
export function countOf(
  counts: readonly { outcome: string; count: number }[],
  ...outcomes: readonly ImportOutcome[]
): number {
  return counts.reduce(
    (sum, { outcome, count }) => (outcomes.some((one) => one === outcome) ? sum + count : sum),
    0,
  );
}

/** How many rows change something. */
export const countChanges = ({ counts }: Pick<ImportTold<string>, 'counts'>): number =>
  countOf(counts, 'new', 'changed', 'ended');

/** Whether every column that is needed was found or chosen. */
export const hasNeeded = <Field extends string>(
  columns: readonly ImportColumn<Field>[],
  fields: readonly ImportField<Field>[],
): boolean =>
  fields.every(({ field, isNeeded }) => !isNeeded || columns.some((column) => column.field === field));
