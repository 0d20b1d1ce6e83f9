import { foldText } from '@dosar/kernel/search-text';
import { fieldRefused } from '../problem/problem.ts';
import { readCsv, type CsvRow } from '@dosar/kernel/csv';

/** Which column of a file holds what, counted from 0. */
export type ImportColumn<Field extends string> = { field: Field; column: number };

/** A line of a file as it is typed, and where it begins; a field without a column is absent. */
export type ImportLine<Field extends string> = { line: number } & Partial<Record<Field, string>>;

/** What an import says of itself: the headings that its fields may have, and the fields without which nothing is taken. */
export type ImportDeclaration<Field extends string> = {
  headings: Record<Field, readonly string[]>;
  needed: readonly Field[];
  mostLines: number;
  /** How the cells of a field look, for files whose headings nobody knows. */
  contents?: Partial<Record<Field, (cell: string) => boolean>>;
};

/** A file read by a declaration; while it is not complete somebody has to say which column is what. */
export type DeclaredFile<Field extends string> = {
  headings: string[];
  columns: ImportColumn<Field>[];
  isComplete: boolean;
  lines: ImportLine<Field>[];
};

/** What becomes of the lines of a file. */
export type LineOutcome = 'new' | 'changed' | 'unchanged' | 'left_out';

const mostColumns = 50;
const longestHeading = 120;
/** As many lines tell what a column holds. */
const linesThatTell = 200;

/**
 * Declares the import of a table: the answer reads a file by the columns that were chosen, or found by their headings and else by
 * what stands below them.
 *
 * Separator, quotes and marks are read the same way for all imports; each says only what its columns are called.
 */
export function declareImport<Field extends string>({
  headings: words,
  needed,
  mostLines,
  contents = {},
}: ImportDeclaration<Field>) {
  const fields = Object.keys(words) as Field[];
  const columnsOf = (headings: readonly string[], rows: readonly CsvRow[]): ImportColumn<Field>[] => {
    const named = fields.flatMap((field) => {
      const column = headings.findIndex((heading) => words[field].includes(foldedHeading(heading)));
      return column === -1 ? [] : [{ field, column }];
    });
    const looked = rows.slice(0, linesThatTell).map(({ cells }) => cells);
    return fields.reduce((columns, field) => {
      const isKind: ((cell: string) => boolean) | undefined = contents[field];
      if (isKind === undefined || columns.some((one) => one.field === field)) return columns;
      const column = headings.findIndex(
        (_heading, at) => columns.every((one) => one.column !== at) && isMostly(looked, at, isKind),
      );
      return column === -1 ? columns : [...columns, { field, column }];
    }, named);
  };
  return (csv: string, chosen: readonly ImportColumn<Field>[] | null): DeclaredFile<Field> => {
    const [head, ...rows] = readCsv(csv);
    const headings = (head?.cells ?? [])
      .slice(0, mostColumns)
      .map((heading) => heading.slice(0, longestHeading));
    if (rows.length > mostLines) throw fieldRefused('csv', 'too_many');
    const columns = chosen === null ? columnsOf(headings, rows) : [...chosen];
    return {
      headings,
      columns,
      isComplete: needed.every((field) => columns.some((column) => column.field === field)),
      lines: rows.map(({ line, cells }) => lineOf(line, cells, columns)),
    };
  };
}

/** Whether most of the filled cells of a column are of a kind. */
function isMostly(rows: readonly string[][], column: number, isKind: (cell: string) => boolean): boolean {
  const filled = rows.flatMap((row) => row[column]?.trim() || []);
  return filled.length > 0 && filled.filter(isKind).length * 2 > filled.length;
}

function lineOf<Field extends string>(
  line: number,
  cells: readonly string[],
  columns: readonly ImportColumn<Field>[],
): ImportLine<Field> {
  const typed: Partial<Record<Field, string>> = {};
  for (const { field, column } of columns) typed[field] = (cells[column] ?? '').trim();
  return { line, ...typed };
}

/** How many lines had each outcome, in the order in which people are told. */
export function countOutcomes(judged: readonly { outcome: LineOutcome }[]) {
  return (['new', 'changed', 'unchanged', 'left_out'] as const).map((outcome) => ({
    outcome,
    count: judged.filter((line) => line.outcome === outcome).length,
  }));
}

/** A heading as it is compared: without case, diacritics and spaces in a row. */
function foldedHeading(heading: string): string {
  return foldText(heading).trim().replaceAll(/\s+/g, ' ');
}
