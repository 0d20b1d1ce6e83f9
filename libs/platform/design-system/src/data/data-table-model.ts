import type { ReactNode } from 'react';

/** One column of a table: its name and what a row shows in it. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server can sort by it. */
  sortable?: boolean;
  /** Numbers and money stand at the end. */
  align?: 'start' | 'end';
  /** A CSS width; without it the content decides. */
  width?: string;
  /** What becomes of it on a phone, where each row is a card: its title, a named line, or beside the title a button. */
  onPhone?: 'title' | 'line' | 'action' | 'hidden';
};

/** By which column the rows are sorted, and which way. */
export type Sort = { column: string; direction: 'asc' | 'desc' };

/** The sort that is on, and how to ask for another. */
export type Sorting = { sort: Sort | undefined; onSort: (sort: Sort) => void };

/** The keys of the selected rows; the table asks for another set, the parent keeps it. */
export type Selection = { selected: ReadonlySet<string>; onSelect: (selected: ReadonlySet<string>) => void };

export type DataTableProps<Row> = {
  /** What the rows are; read by screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  selection?: Selection;
  /** Opens a row: by click, and by Enter on the row that has the focus. */
  onOpen?: (row: Row) => void;
  /** Grey rows stand in for the body. */
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** The row that the focus returns to, when the person comes back from it. */
  activeKey?: string | undefined;
};

/** The sort that a click on the header of `column` asks for: ascending first, then the other way. */
export function nextSort(column: string, sort: Sort | undefined): Sort {
  const isAscending = sort?.column === column && sort.direction === 'asc';
  return { column, direction: isAscending ? 'desc' : 'asc' };
}

/** `selected` with `key` put in or taken out. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
