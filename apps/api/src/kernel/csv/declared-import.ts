import { foldText } from '@dosar/kernel/search-text';
import { fieldRefused } from '../problem/problem.ts';
import { readCsv } from './read-csv.ts';

/** Which column of a file holds what, counted from 0. */
export type ImportColumn<Field extends string> = { field: Field; column: number };

/** A line of a file as it is typed, and where it begins; a field without a column is absent. */
export type ImportLine<Field extends string> = { line: number } & Partial<Record<Field, string>>;

/** What an import says of itself: the headings that its fields may have, and the fields without which nothing is taken. */
export type ImportDeclaration<Field extends string> = {
  headings: Record<Field, readonly string[]>;
  needed: readonly Field[];
  mostLines: number;
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

/**
 * Declares the import of a table: the answer reads a file by the columns that were chosen, or found by their headings.
 *
 * Separator, quotes and marks are read the same way for all imports; each says only what its columns are called.
 */
export function declareImport<Field extends string>({
  headings: words,
  needed,
  mostLines,
}: ImportDeclaration<Field>) {
  const fields = Object.keys(words) as Field[];
  const columnsOf = (headings: readonly string[]): ImportColumn<Field>[] =>
    fields.flatMap((field) => {
      const column = headings.findIndex((heading) => words[field].includes(foldedHeading(heading)));
      return column === -1 ? [] : [{ field, column }];
    });
  return (csv: string, chosen: readonly ImportColumn<Field>[] | null): DeclaredFile<Field> => {
    const [head, ...rows] = readCsv(csv);
    const headings = (head?.cells ?? [])
      .slice(0, mostColumns)
      .map((heading) => heading.slice(0, longestHeading));
    if (rows.length > mostLines) throw fieldRefused('csv', 'too_many');
    const columns = chosen === null ? columnsOf(headings) : [...chosen];
    return {
      headings,
      columns,
      isComplete: needed.every((field) => columns.some((column) => column.field === field)),
      lines: rows.map(({ line, cells }) => lineOf(line, cells, columns)),
    };
  };
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
