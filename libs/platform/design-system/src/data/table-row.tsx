import { memo, type ChangeEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ArrangedColumn } from './column-layout.ts';
import { messages } from './messages.ts';
import { rowAttributes, type RowState } from './use-rows.ts';

type TableRowProps<Row> = RowState & {
  row: Row;
  columns: readonly ArrangedColumn<Row>[];
  /** The row tells its number, because not all of them are in the document. */
  isCounted: boolean;
};

/** One row. Drawn again only when something of its own changes: rows come and go by the dozen while people scroll. */
export const TableRow = memo(TableRowOnce) as typeof TableRowOnce;

function TableRowOnce<Row>({ row, columns, isCounted, toggle, ...state }: TableRowProps<Row>) {
  const { formatMessage: t } = useIntl();
  return (
    <tr {...rowAttributes(state)} aria-rowindex={isCounted ? state.index + 2 : undefined}>
      {toggle && (
        <td data-select>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={t(messages.selectRow)}
            checked={state.isSelected}
            onChange={(event) => toggle(state.index, isWithShift(event))}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} {...{ column, row }} />
      ))}
    </tr>
  );
}

/** The room of rows that are far from the window. */
export function TableSpace({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden data-slot="space">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: ArrangedColumn<Row>; row: Row }) {
  const content = column.cell(row);
  return (
    <td data-align={column.align} {...clipped(column, row, content)}>
      {content}
    </td>
  );
}

/** What is cut off is read in full by pointing at it. */
function clipped<Row>(
  { chosenWidth, shrinks: canShrink, least }: ArrangedColumn<Row>,
  row: Row,
  content: ReactNode,
) {
  const shrinks = typeof canShrink === 'function' ? canShrink(row) : canShrink;
  if (chosenWidth === undefined && !shrinks) return {};
  return {
    'data-clipped': '',
    'data-shrinks': chosenWidth === undefined && shrinks ? '' : undefined,
    style: chosenWidth === undefined ? { minWidth: least } : { maxWidth: chosenWidth },
    title: typeof content === 'string' ? content : undefined,
  };
}

/** Whether Shift was held when a check box was clicked. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
