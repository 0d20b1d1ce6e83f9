import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages as keyNames } from '../shortcut/messages.ts';
import { arrangedColumns, usualLayout } from './column-layout.ts';
import type { DataTableProps } from './data-table-model.ts';
import { tableLooks } from './data-table-recipe.ts';
import { HeaderRow } from './header-row.tsx';
import { messages } from './messages.ts';
import { TableRows } from './table-rows.tsx';
import { useColumnDrag } from './use-column-drag.ts';
import { isWindowed } from './use-drawn-rows.ts';
import { useKeptWidths } from './use-kept-widths.ts';
import { useRowsTop } from './use-rows-top.ts';
import { useRows } from './use-rows.ts';

const bones = 8;

/** The rows as a table, from 960 px on. */
export function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, sorting, selection, onOpen, onDrawn, strip, loading } = props;
  const { formatMessage: t } = useIntl();
  const table = useRows<Row, HTMLTableElement>(props);
  const { layout = usualLayout, gripProps } = useColumnDrag(props.arrangement);
  const columns = useMemo(() => arrangedColumns(props.columns, layout), [props.columns, layout]);
  const isLong = isWindowed(rows.length);
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useRowsTop(body, isLong);
  const widths = useKeptWidths(table.container, columns, isLong);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <table
      className={tableLooks().root}
      ref={table.container}
      aria-busy={loading || undefined}
      data-kept={widths ? '' : undefined}
      aria-rowcount={isLong ? rows.length + 1 : undefined}
      {...table.navigation.containerProps}
    >
      <caption>
        {caption} {onOpen && t(messages.keyboardHelp)}{' '}
        {selection && t(messages.selectionHelp, { select: t(keyNames.space) })}
      </caption>
      <thead>
        <HeaderRow
          keys={table.keys}
          index={isLong ? 1 : undefined}
          {...{ columns, sorting, selection, gripProps, widths }}
        />
      </thead>
      {loading ? (
        <Bones columns={width} label={t(messages.loading)} />
      ) : (
        <tbody
          ref={body}
          data-opens={onOpen ? '' : undefined}
          data-even={columns.some(({ shrinks }) => shrinks) ? '' : undefined}
        >
          <TableRows {...{ rows, columns, table, top, width, onDrawn, strip }} />
        </tbody>
      )}
    </table>
  );
}

function Bones({ columns, label }: { columns: number; label: string }) {
  return (
    <tbody>
      {Array.from({ length: bones }, (_, index) => (
        <tr key={index}>
          <td colSpan={columns}>
            <span
              className={tableLooks().bone}
              role={index === 0 ? 'status' : undefined}
              aria-label={index === 0 ? label : undefined}
            />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
