import type { ReactNode } from 'react';
import type { ColumnLayout } from './column-layout.ts';
import type { Column } from './column.ts';
import type { RowRange } from './row-range.ts';

/** By which column the rows are sorted, and which way. */
export type Sort = { column: string; direction: 'asc' | 'desc' };

/** The sort that is on, and how to ask for another. */
export type Sorting = { sort: Sort | undefined; onSort: (sort: Sort) => void };

/** The keys of the selected rows; the table asks for another set, the parent keeps it. */
export type Selection = { selected: ReadonlySet<string>; onSelect: (selected: ReadonlySet<string>) => void };

/** The person's own columns; the table and the chooser ask for another layout, the parent keeps it. */
export type Arrangement = { layout: ColumnLayout; onLayout: (layout: ColumnLayout) => void };

/** What the parent keeps of the table; what is absent cannot be changed. */
export type TableChoices = { sorting?: Sorting; selection?: Selection; arrangement?: Arrangement };

export type DataTableProps<Row> = TableChoices & {
  /** What the rows are; read by screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Opens a row: by click, and by Enter on the row that has the focus. */
  onOpen?: (row: Row) => void;
  /** Grey rows stand in for the body. */
  loading?: boolean;
  /** What a row shows on a phone, where its columns would be too many; without it each row is a card of named lines. */
  card?: (row: Row) => ReactNode;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** The row that the focus returns to, when the person comes back from it. */
  activeKey?: string | undefined;
  /** The row that is read beside the table. */
  openKey?: string | undefined;
  /** Told to which row the keyboard has moved. */
  onMove?: (row: Row) => void;
  /** What stands in place of the cells of a row, such as what was just done with it; absent for all others. */
  strip?: (row: Row) => ReactNode;
  /** Told the first and the last row that are drawn, whenever others are: of a long list those near the window. */
  onDrawn?: (rows: RowRange) => void;
};

/** The sort that a click on the header of `column` asks for: ascending first, then the other way. */
export function nextSort(column: string, sort: Sort | undefined): Sort {
  const isAscending = sort?.column === column && sort.direction === 'asc';
  return { column, direction: isAscending ? 'desc' : 'asc' };
}

/** `selected` with all of `keys` put in, or all of them taken out. */
export function withKeys(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const changed = new Set(keys);
  const others = [...selected].filter((key) => !changed.has(key));
  return new Set(isIn ? [...others, ...keys] : others);
}

/** The part of `keys` from `one` to `other`, whichever comes first; `other` alone when `one` is not there. */
export function keysBetween(
  keys: readonly string[],
  one: string | undefined,
  other: string,
): readonly string[] {
  const [from, to] = [one === undefined ? -1 : keys.indexOf(one), keys.indexOf(other)];
  if (from < 0 || to < 0) return [other];
  return keys.slice(Math.min(from, to), Math.max(from, to) + 1);
}
