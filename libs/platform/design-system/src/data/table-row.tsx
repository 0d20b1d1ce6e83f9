import { memo, type ChangeEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ArrangedColumn } from './column-layout.ts';
import { tableLooks } from './data-table-recipe.ts';
import { messages } from './messages.ts';
import { tooltipProps } from '../tooltip/tooltip-props.ts';
import { rowAttributes, type RowState } from './use-rows.ts';

type TableRowProps<Row> = RowState & {
  row: Row;
  columns: readonly ArrangedColumn<Row>[];
  /** The row tells its number, because not all of them are in the document. */
  isCounted: boolean;
  /** Stands in place of the cells. */
  strip?: ReactNode;
};

/** One row. Drawn again only when something of its own changes: rows come and go by the dozen while people scroll. */
export const TableRow = memo(TableRowOnce) as typeof TableRowOnce;

function TableRowOnce<Row>({ row, columns, isCounted, strip, toggle, ...state }: TableRowProps<Row>) {
  const { formatMessage: t } = useIntl();
  if (strip)
    return (
      <tr {...rowAttributes(state)} data-strip="" aria-rowindex={isCounted ? state.index + 2 : undefined}>
        <td colSpan={columns.length + (toggle ? 1 : 0)}>{strip}</td>
      </tr>
    );
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
      {columns.map((column) => cellOf(column, row))}
    </tr>
  );
}

/** The room of rows that are far from the window. */
export function TableSpace({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className={tableLooks().space}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

/** Not a component of its own: a dozen of them in each row is a good part of what drawing the row takes. */
function cellOf<Row>(column: ArrangedColumn<Row>, row: Row) {
  const content = column.cell(row);
  return (
    <td key={column.key} data-align={column.align} {...clipped(column, row, content)}>
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
    style: widthOf(chosenWidth, least),
    ...tooltipProps(typeof content === 'string' ? content : undefined),
  };
}

/** Only where it is limited: each style of a cell is one more thing to write for each row. */
function widthOf(chosenWidth: number | undefined, least: string | undefined) {
  if (chosenWidth !== undefined) return { maxWidth: chosenWidth };
  return least === undefined ? undefined : { minWidth: least };
}

/** Whether Shift was held when a check box was clicked. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
