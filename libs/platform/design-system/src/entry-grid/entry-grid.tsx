import { Box } from '@chakra-ui/react';
import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TableSpace } from '../data/table-row.tsx';
import { plain } from '../theme/plain.ts';
import { styled } from '../theme/styled.ts';
import { rowHeight, useRowsInSight } from './use-rows-in-sight.ts';

const Root = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    '& th': {
      position: 'sticky',
      top: '0',
      zIndex: 'raised',
      height: '28px',
      paddingInline: '2',
      textAlign: 'start',
      fontWeight: 'normal',
      color: 'textMuted',
      background: 'surfaceSubtle',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
    },
    '& td': {
      height: `${rowHeight}px`,
      padding: '0',
      borderBottomWidth: '1px',
      borderInlineEndWidth: '1px',
      borderColor: 'border',
      position: 'relative',
    },
    '& td:last-of-type': { borderInlineEndWidth: '0' },
    '& tr[aria-hidden] > td': { borderWidth: '0' },
    '& [data-align=end], & [data-align=end] input': { textAlign: 'end' },
    '& input:not([type=checkbox])': {
      width: 'full',
      height: '33px',
      paddingInline: '2',
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      borderWidth: '0',
      outline: 'none',
      textOverflow: 'ellipsis',
    },
    '& td:focus-within': { boxShadow: 'inset 0 0 0 2px {colors.focus}' },
    '& td:has([aria-invalid=true])': { boxShadow: 'inset 0 0 0 2px {colors.danger}' },
    // The list is there for its keys and its options; the cell shows its value. Transparent colours, because `opacity` makes
    // each list a layer of its own, and painting hundreds of layers takes longer than a key may.
    '& td > select': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      appearance: 'none',
      color: 'transparent',
      background: 'transparent',
      cursor: 'pointer',
      '& > option': { color: 'text', background: 'surface' },
    },
    '& tr[data-current] > td': { background: 'hover' },
    '& tr[data-current] > td:first-of-type': { boxShadow: 'inset 3px 0 0 {colors.brand}' },
    '& tr[data-selected] > td': { background: 'brandSubtle' },
    '& tr[data-tone=danger] input': { color: 'danger' },
    '& tr[data-tone=past] > td': { color: 'textMuted', background: 'surfaceSubtle' },
    '@container (max-width: 819px)': { '& [data-extra]': { display: 'none' } },
    '& [role=listbox]': {
      position: 'absolute',
      insetInlineStart: '0',
      top: '100%',
      zIndex: 'dropdown',
      minWidth: '24rem',
      padding: '1',
      listStyle: 'none',
      borderWidth: '1px',
      borderRadius: 'md',
      background: 'surfaceRaised',
      boxShadow: 'floating',
    },
    '& [role=option]': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
    '& [role=option][aria-selected=true]': { background: 'brandSubtle' },
    '& [role=option] > small': { color: 'textMuted' },
  },
});

/** What a cell shows that nobody types: `data-faint` beside other values, `data-sum` for what a line comes to. */
export const EntryValue = plain('div', {
  paddingInline: '2',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-faint]': { color: 'textMuted' },
  '&[data-sum]': { fontWeight: 'strong', '[data-tone=past] &': { textDecoration: 'line-through' } },
});

/** The letter of a choice. */
export const EntryBadge = plain('span', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '32px',
  height: '20px',
  marginInline: '2',
  paddingInline: '1',
  borderRadius: 'sm',
  background: 'surfaceSubtle',
  fontSize: 'sm',
  fontWeight: 'strong',
  '[data-tone=danger] &': { color: 'danger' },
});

/** A column: what its head says, and its room. */
export type EntryColumn = {
  key: string;
  header: ReactNode;
  width?: string;
  align?: 'end';
  /** Not there where the room is needed for the others; its cells say the same. */
  isExtra?: boolean;
};

export type EntryGridProps = {
  label: string;
  columns: readonly EntryColumn[];
  /** Enter in the last row. */
  onEnd: () => void;
  /** A key in a row that the grid does not know itself; true when it was used. */
  onRowKey: (event: KeyboardEvent, row: string) => boolean;
  onPaste: (text: string, row: string | undefined) => boolean;
  /** The focus has come to a row. */
  onRow: (row: string) => void;
  /** What each row is known by, in their order. */
  rows: readonly string[];
  /** The row that is looked at: it can have the focus wherever it stands. */
  current?: string | undefined;
  /** Draws a row: a `tr` with `data-row`, whose cells are those of this folder. */
  children: (row: string, index: number) => ReactNode;
};

/**
 * Many lines that are written by keyboard: Tab leads through the cells, arrows and Enter from line to line.
 *
 * Of a long grid only what can be seen is in the document: whoever types into one line does not wait for 200 others.
 */
export function EntryGrid(props: EntryGridProps) {
  const { label, columns, onEnd, onRowKey, onPaste, onRow, rows: all, current, children } = props;
  const table = useRef<HTMLTableElement>(null);
  const inSight = useRowsInSight(table, all.length, current === undefined ? -1 : all.indexOf(current));
  const follow = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.defaultPrevented) return;
    const row = rowOf(event.target);
    if (!row) return;
    if (onRowKey(event, row.dataset['row'] ?? '')) {
      event.preventDefault();
      return;
    }
    if (event.target instanceof HTMLSelectElement || event.altKey || event.ctrlKey || event.metaKey) return;
    const step =
      event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-row]')];
    const next = rows[rows.indexOf(row) + step];
    const cell = event.target.dataset['cell'];
    if (next) next.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
    else if (event.key === 'Enter') {
      // What was typed is taken before there is another line.
      event.target.blur();
      onEnd();
    }
  };
  return (
    <Box containerType="inline-size">
      <Root
        ref={table}
        aria-label={label}
        aria-rowcount={all.length + 1}
        onKeyDown={follow}
        onFocus={(event) => {
          const row = rowOf(event.target)?.dataset['row'];
          if (row !== undefined) onRow(row);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (onPaste(text, rowOf(event.target)?.dataset['row'])) event.preventDefault();
        }}
      >
        <colgroup>
          {columns.map(({ key, width, isExtra }) => (
            <col
              key={key}
              data-extra={isExtra ? '' : undefined}
              style={width === undefined ? {} : { width }}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, header, align, isExtra }) => (
              <th key={key} scope="col" data-align={align} data-extra={isExtra ? '' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inSight.map((index, at) => {
            const row = all[index];
            if (row === undefined) return null;
            const skipped = index - (inSight[at - 1] ?? -1) - 1;
            return (
              <Fragment key={row}>
                <SkippedRows count={skipped} columns={columns.length} />
                {children(row, index)}
              </Fragment>
            );
          })}
          <SkippedRows count={all.length - 1 - (inSight.at(-1) ?? -1)} columns={columns.length} />
        </tbody>
      </Root>
    </Box>
  );
}

/** The room of rows that are not drawn. */
function SkippedRows({ count, columns }: { count: number; columns: number }) {
  return count > 0 && <TableSpace height={count * rowHeight} columns={columns} />;
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
}
