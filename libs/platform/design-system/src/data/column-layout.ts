import type { Column } from './column.ts';

/**
 * How one person wants the columns of one table: plain data, kept wherever the page likes.
 *
 * Keys that the table no longer has are ignored and new columns stand where the table puts them, so a layout that
 * was kept for years still fits.
 */
export type ColumnLayout = {
  /** Keys in the wanted order; the columns it does not name keep their place. */
  order: readonly string[];
  hidden: readonly string[];
  /** Chosen widths in pixels. */
  widths: Readonly<Record<string, number>>;
};

/** The layout of somebody who has changed nothing. */
export const usualLayout: ColumnLayout = { order: [], hidden: [], widths: {} };

/** The narrowest and the widest that a column may become, in pixels. */
export const columnWidths = { least: 64, most: 640, step: 16 } as const;

/** All `columns` in the order of `layout`, the hidden ones too. */
export function orderedColumns<Item extends { key: string }>(
  columns: readonly Item[],
  layout: ColumnLayout,
): Item[] {
  const placed = layout.order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  for (const [index, column] of columns.entries()) {
    if (placed.includes(column)) continue;
    const before = columns[index - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return placed;
}

/** A column and the width in pixels that somebody gave it. */
export type ArrangedColumn<Row> = Column<Row> & { chosenWidth?: number };

/** Whether `column` is shown; one that names the row always is. */
export function isShown(column: Pick<Column<never>, 'key' | 'always'>, layout: ColumnLayout): boolean {
  return column.always === true || !layout.hidden.includes(column.key);
}

/** The columns that a table with `layout` shows, each with the width that somebody gave it. */
export function arrangedColumns<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
): ArrangedColumn<Row>[] {
  return orderedColumns(columns, layout)
    .filter((column) => isShown(column, layout))
    .map((column) => {
      const chosenWidth = layout.widths[column.key];
      return chosenWidth === undefined ? column : { ...column, chosenWidth };
    });
}

/** `layout` with `column` shown or hidden. */
export function withShown(layout: ColumnLayout, column: string, shown: boolean): ColumnLayout {
  const others = layout.hidden.filter((key) => key !== column);
  return { ...layout, hidden: shown ? others : [...others, column] };
}

/** `layout` with `column` as wide as `pixels`, within reason; as wide as its content without them. */
export function withWidth(layout: ColumnLayout, column: string, pixels: number | undefined): ColumnLayout {
  const widths = Object.fromEntries(Object.entries(layout.widths).filter(([key]) => key !== column));
  if (pixels === undefined) return { ...layout, widths };
  const { least, most } = columnWidths;
  return { ...layout, widths: { ...widths, [column]: Math.round(Math.min(Math.max(pixels, least), most)) } };
}

/** `keys` with `key` at the place `to`. */
export function moved(keys: readonly string[], key: string, to: number): string[] {
  const others = keys.filter((it) => it !== key);
  const place = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, place), key, ...others.slice(place)];
}
