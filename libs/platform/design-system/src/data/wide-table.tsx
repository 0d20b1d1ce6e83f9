import { useIntl } from 'react-intl';
import { messages as keyNames } from '../shortcut/messages.ts';
import { arrangedColumns, usualLayout } from './column-layout.ts';
import type { DataTableProps } from './data-table-model.ts';
import { TableRoot } from './data-table-recipe.ts';
import { HeaderRow } from './header-row.tsx';
import { messages } from './messages.ts';
import { EmptyBlock, RowsBlock } from './row-block.tsx';
import { useColumnDrag } from './use-column-drag.ts';
import { useRowBlocks } from './use-row-blocks.ts';
import { useRows } from './use-rows.ts';

const bones = 8;

/** The rows as a table, from 960 px on. */
export function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, sorting, selection, onOpen, loading } = props;
  const { formatMessage: t } = useIntl();
  const table = useRows(props);
  const { layout = usualLayout, gripProps } = useColumnDrag(props.arrangement);
  const columns = arrangedColumns(props.columns, layout);
  const { isWindowed, blocks, observe } = useRowBlocks(rows.length, table.navigation.active);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <TableRoot
      ref={table.container}
      aria-busy={loading || undefined}
      aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      {...table.navigation.containerProps}
    >
      <caption>
        {caption} {onOpen && t(messages.keyboardHelp)}{' '}
        {selection && t(messages.selectionHelp, { select: t(keyNames.space) })}
      </caption>
      <thead>
        <HeaderRow
          keys={table.keys}
          index={isWindowed ? 1 : undefined}
          {...{ columns, sorting, selection, gripProps }}
        />
      </thead>
      {loading ? (
        <Bones columns={width} label={t(messages.loading)} />
      ) : (
        blocks.map((block) =>
          block.isDrawn ? (
            <RowsBlock
              key={block.index}
              isCounted={isWindowed}
              opens={onOpen !== undefined}
              {...{ block, columns, rows, table, observe }}
            />
          ) : (
            <EmptyBlock key={block.index} columns={width} {...{ block, observe }} />
          ),
        )
      )}
    </TableRoot>
  );
}

function Bones({ columns, label }: { columns: number; label: string }) {
  return (
    <tbody>
      {Array.from({ length: bones }, (_, index) => (
        <tr key={index}>
          <td colSpan={columns}>
            <span
              data-slot="bone"
              role={index === 0 ? 'status' : undefined}
              aria-label={index === 0 ? label : undefined}
            />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
