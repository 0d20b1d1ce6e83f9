/** What becomes of a row. */
export type ImportOutcome = 'new' | 'changed' | 'ended' | 'unchanged' | 'left_out';

/** Which column of a file holds what, counted from 0. */
export type ImportColumn<Field extends string> = { field: Field; column: number };

/** A column that an import takes, in the words of the page. */
export type ImportField<Field extends string> = {
  field: Field;
  label: string;
  isNeeded: boolean;
  /** What somebody most likely meant by a cell that is left out. */
  mend?: (cell: string) => string | undefined;
};

/** A cell of a row that is left out, and what it most likely should be. */
export type ImportMending = { line: number; column: number; value: string };

/** A row of a file: what people know it by, what becomes of it, and what changes or why it is left out. What a file ends has no row in it. */
export type ImportRow = {
  line: number | null;
  text: string;
  outcome: ImportOutcome;
  note: string;
  /** What stands in the file, where its number is not that of a row of a spreadsheet. */
  cells?: readonly string[];
};

/** What a file would do, as every import tells it. */
export type ImportTold<Field extends string> = {
  headings: readonly string[];
  columns: readonly ImportColumn<Field>[];
  counts: readonly { outcome: ImportOutcome; count: number }[];
  rows: readonly ImportRow[];
  /** The row below the headings, counted from 0; a file whose rows have no headings begins with the first. */
  begins?: number;
  /** How many rows are taken over, where also those are that change nothing. */
  taken?: number;
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

/** How many rows are taken over: those that change something, unless the import takes others too. */
export const countTaken = ({ counts, taken }: Pick<ImportTold<string>, 'counts' | 'taken'>): number =>
  taken ?? countOf(counts, 'new', 'changed', 'ended');

/** Whether every column that is needed was found or chosen. */
export const hasNeeded = <Field extends string>(
  columns: readonly ImportColumn<Field>[],
  fields: readonly ImportField<Field>[],
): boolean =>
  fields.every(({ field, isNeeded }) => !isNeeded || columns.some((column) => column.field === field));
