import { Fragment, useMemo, useState, type ReactNode } from 'react';
import type { ArrangedColumn } from './column-layout.ts';
import { sizes } from '../tokens/scale.ts';
import { TableRow, TableSpace } from './table-row.tsx';
import type { RowRange } from './row-range.ts';
import { isWindowed, useDrawnRows } from './use-drawn-rows.ts';
import type { useRows } from './use-rows.ts';

type TableRowsProps<Row> = {
  rows: readonly Row[];
  columns: readonly ArrangedColumn<Row>[];
  table: ReturnType<typeof useRows<Row, HTMLTableElement>>;
  /** Where the first row begins in the page, in pixels. */
  top: number;
  /** Cells in a row. */
  width: number;
  onDrawn: ((rows: RowRange) => void) | undefined;
  strip: ((row: Row) => ReactNode) | undefined;
};

/** The rows that are in the document. Only this is drawn again while people scroll. */
export function TableRows<Row>({ rows, columns, table, top, width, onDrawn, strip }: TableRowsProps<Row>) {
  const [usualHeight] = useState(rowHeight);
  const drawing = useDrawnRows({
    count: rows.length,
    active: table.navigation.active,
    top,
    usualHeight,
    onDrawn,
  });
  return useMemo(
    () => (
      <>
        {drawing.rows.map(({ index, space }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <Fragment key={table.keys[index]}>
                {space > 0 && <TableSpace height={space} columns={width} />}
                <TableRow
                  {...{ row, columns }}
                  {...table.stateOf(index)}
                  measure={drawing.measure}
                  isCounted={isWindowed(rows.length)}
                  strip={strip?.(row)}
                />
              </Fragment>
            )
          );
        })}
        {drawing.spaceAfter > 0 && <TableSpace height={drawing.spaceAfter} columns={width} />}
      </>
    ),
    [drawing, rows, columns, table, width, strip],
  );
}

/** In pixels, by the density that was chosen. */
function rowHeight(): number {
  const chosen = getComputedStyle(document.documentElement).getPropertyValue('--dosar-row');
  return Number.parseFloat(chosen) || Number.parseFloat(sizes.rowComfortable);
}
