import type { ChangeEvent, ReactNode, RefCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ArrangedColumn } from './column-layout.ts';
import { messages } from './messages.ts';
import type { RowBlock } from './use-row-blocks.ts';
import type { useRows } from './use-rows.ts';

type BlockProps = { block: RowBlock; observe: RefCallback<HTMLElement> };

type RowsBlockProps<Row> = BlockProps & {
  columns: readonly ArrangedColumn<Row>[];
  rows: readonly Row[];
  table: ReturnType<typeof useRows<Row>>;
  /** Rows tell their number, because not all of them are in the document. */
  isCounted: boolean;
  opens: boolean;
};

/** Rows after one another. */
export function RowsBlock<Row>({
  block,
  columns,
  rows,
  table,
  isCounted,
  opens,
  observe,
}: RowsBlockProps<Row>) {
  const { formatMessage: t } = useIntl();
  const { keys, navigation, toggle, isSelected } = table;
  return (
    <tbody
      ref={observe}
      data-block={block.index}
      data-opens={opens ? '' : undefined}
      data-even={columns.some(({ shrinks }) => shrinks) ? '' : undefined}
    >
      {rows.slice(block.from, block.to).map((row, offset) => {
        const index = block.from + offset;
        const key = keys[index] ?? '';
        return (
          <tr
            key={key}
            data-selected={isSelected(key) ? '' : undefined}
            aria-rowindex={isCounted ? index + 2 : undefined}
            {...navigation.rowProps(index)}
          >
            {toggle && (
              <td data-select>
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={t(messages.selectRow)}
                  checked={isSelected(key)}
                  onChange={(event) => toggle(index, isWithShift(event))}
                />
              </td>
            )}
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

/** The space of rows that are far from the window. */
export function EmptyBlock({ block, columns, observe }: BlockProps & { columns: number }) {
  const height = block.height ?? `calc(var(--dosar-row) * ${block.to - block.from})`;
  return (
    <tbody ref={observe} data-block={block.index} aria-hidden>
      <tr>
        <td colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  );
}

function Cell<Row>({ column, row }: { column: ArrangedColumn<Row>; row: Row }) {
  const content = column.cell(row);
  return (
    <td data-align={column.align} {...clipped(column, content)}>
      {content}
    </td>
  );
}

/** What is cut off is read in full by pointing at it. */
function clipped<Row>({ chosenWidth, shrinks }: ArrangedColumn<Row>, content: ReactNode) {
  if (chosenWidth === undefined && !shrinks) return {};
  const title = typeof content === 'string' ? content : undefined;
  if (chosenWidth === undefined) return { 'data-clipped': '', 'data-shrinks': '', title };
  return { 'data-clipped': '', style: { maxWidth: chosenWidth }, title };
}

/** Whether Shift was held when a check box was clicked. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
