import { HStack, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { StatusChip } from '../feedback/status-chip.tsx';
import { writeDate } from '../field/date-text.ts';
import { Link } from '../layout/link.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { usualLayout, withWidth } from './column-layout.ts';
import type { Column } from './column.ts';
import type { Sort } from './data-table-model.ts';
import { DataTable } from './data-table.tsx';
import { useSelection } from './use-selection.ts';

const meta: Meta = { title: 'Design system/Data table' };
export default meta;

type ClaimFile = { id: string; name: string; plate: string; due: string; amount: number };

const names = ['Ștefan Țepeș', 'Ana Ionescu', 'Mihai Oprea', 'Ioana Șerban', 'Dan Ătu'];
const files = (count: number): ClaimFile[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `DM26R${String(index + 1).padStart(7, '0')}`,
    name: names[index % names.length] ?? '',
    plate: `CJ ${10 + (index % 80)} ABC`,
    due: `2026-03-${String((index % 27) + 1).padStart(2, '0')}`,
    amount: 1200 + index * 37,
  }));

const columns: Column<ClaimFile>[] = [
  {
    key: 'id',
    header: 'Dosar',
    cell: (it) => <Link href={`#${it.id}`}>{it.id}</Link>,
    sortable: true,
    always: true,
    onPhone: 'title',
  },
  { key: 'name', header: 'Păgubit', cell: (it) => it.name, sortable: true },
  { key: 'plate', header: 'Plăcuță', cell: (it) => it.plate },
  { key: 'status', header: 'Stare', cell: () => <StatusChip label="În lucru" phase="active" /> },
  { key: 'due', header: 'Termen', cell: (it) => writeDate(it.due), sortable: true },
  { key: 'amount', header: 'Sumă', cell: (it) => `${it.amount},00`, align: 'end', onPhone: 'hidden' },
];

function Table({
  count,
  shownColumns = columns,
  loading,
  openRow,
}: {
  count: number;
  shownColumns?: Column<ClaimFile>[];
  loading?: boolean;
  openRow?: (row: ClaimFile) => void;
}) {
  const [sort, onSort] = useState<Sort>({ column: 'due', direction: 'asc' });
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set(['DM26R0000002']));
  return (
    <DataTable
      caption="Activități"
      columns={shownColumns}
      rows={files(count)}
      rowKey={(it) => it.id}
      sorting={{ sort, onSort }}
      selection={{ selected, onSelect }}
      loading={loading ?? false}
      empty={<EmptyState kind="no-match" action={<Button>Șterge filtrele</Button>} />}
      {...(openRow && { onOpen: openRow })}
    />
  );
}

export const Few: StoryObj<{ openRow: (row: ClaimFile) => void }> = {
  args: { openRow: fn() },
  render: ({ openRow }) => <Table count={5} openRow={openRow} />,
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    rows[0]?.focus();
    await userEvent.keyboard('jjk');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.openRow).toHaveBeenCalledOnce();
  },
};

export const Many: StoryObj = {
  name: 'Many, of which only those near the window are drawn',
  render: () => <Table count={160} shownColumns={columns.slice(0, 3)} />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows.length).toBeLessThan(150);
    const widths = () =>
      canvas.getAllByRole('columnheader').map((header) => Math.round(header.getBoundingClientRect().width));
    const widthsAtFirst = widths();
    rows[1]?.focus();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '161');
    await expect(widths()).toEqual(widthsAtFirst);
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '2');
  },
};

function OwnColumns() {
  const [layout, onLayout] = useState(withWidth(usualLayout, 'name', 96));
  const selection = useSelection(
    files(6).map(({ id }) => id),
    340,
  );
  return (
    <Stack gap="3">
      <HStack justifyContent="flex-end">
        <ColumnChooser {...{ columns, layout, onLayout }} />
      </HStack>
      <DataTable
        caption="Activități"
        columns={columns}
        rows={files(6)}
        rowKey={(it) => it.id}
        selection={selection.selection}
        arrangement={{ layout, onLayout }}
      />
    </Stack>
  );
}

export const Columns: StoryObj = {
  name: 'Columns as a person wants them',
  render: () => <OwnColumns />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Plăcuță' }));
    await userEvent.click(panel.getByRole('button', { name: /sus Termen|Termen up/ }));
    await expect(panel.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
  },
};

export const Compact: StoryObj = {
  parameters: { looks: { density: 'compact' } },
  render: () => <Table count={12} />,
};

export const Loading: StoryObj = { render: () => <Table count={0} loading /> };

export const Nothing: StoryObj = { render: () => <Table count={0} /> };

export const OnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Table count={3} openRow={fn()} />,
};
