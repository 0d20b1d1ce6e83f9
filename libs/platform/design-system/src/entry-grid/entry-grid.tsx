import { Box } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

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
      zIndex: '1',
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
      height: '34px',
      padding: '0',
      borderBottomWidth: '1px',
      borderInlineEndWidth: '1px',
      borderColor: 'border',
      position: 'relative',
    },
    '& td:last-of-type': { borderInlineEndWidth: '0' },
    '& [data-align=end], & [data-align=end] input': { textAlign: 'end' },
    '& td > [data-slot=plain]': {
      display: 'block',
      paddingInline: '2',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& input:not([type=checkbox])': {
      width: 'full',
      height: '33px',
      paddingInline: '2',
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      border: '0',
      outline: 'none',
      textOverflow: 'ellipsis',
    },
    '& td:focus-within': { boxShadow: 'inset 0 0 0 2px {colors.focus}' },
    '& td:has([aria-invalid=true])': { boxShadow: 'inset 0 0 0 2px {colors.danger}' },
    '& td > select': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      opacity: '0',
      cursor: 'pointer',
    },
    '& tr[data-current] > td': { background: 'hover' },
    '& tr[data-current] > td:first-of-type': { boxShadow: 'inset 3px 0 0 {colors.brand}' },
    '& tr[data-selected] > td': { background: 'brandSubtle' },
    '& tr[data-tone=danger] [data-slot=badge], & tr[data-tone=danger] input': { color: 'danger' },
    '& tr[data-tone=past] > td': { color: 'textMuted', background: 'surfaceSubtle' },
    '& [data-slot=badge]': {
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
    },
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
      boxShadow: 'md',
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
  /** Rows: `tr` with `data-row`, whose cells are those of this folder. */
  children: ReactNode;
};

/** Many lines that are written by keyboard: Tab leads through the cells, arrows and Enter from line to line. */
export function EntryGrid({ label, columns, onEnd, onRowKey, onPaste, onRow, children }: EntryGridProps) {
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
        aria-label={label}
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
        <tbody>{children}</tbody>
      </Root>
    </Box>
  );
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
}
