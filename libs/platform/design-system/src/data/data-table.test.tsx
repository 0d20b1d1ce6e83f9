import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import type { Column, DataTableProps, Sort } from './data-table-model.ts';
import { DataTable } from './data-table.tsx';

type ClaimFile = { id: string; name: string };

const rows: ClaimFile[] = ['Ana', 'Barbu', 'Cezar', 'Dan'].map((name, index) => ({
  id: `D${index + 1}`,
  name,
}));
const columns: Column<ClaimFile>[] = [
  {
    key: 'id',
    header: 'Dosar',
    cell: (row) => <a href={`#${row.id}`}>{row.id}</a>,
    sortable: true,
    onPhone: 'title',
  },
  { key: 'name', header: 'Păgubit', cell: (row) => row.name },
];

function Worklist(props: Partial<DataTableProps<ClaimFile>>) {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption="Sarcini"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      selection={{ selected, onSelect }}
      {...props}
    />
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('j, k, the arrows, Home and End move the focus from row to row', async () => {
  const { user } = renderDressed(<Worklist />);
  row('Ana').focus();

  await user.keyboard('j');
  expect(row('Barbu')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row('Cezar')).toHaveFocus();
  await user.keyboard('k');
  expect(row('Barbu')).toHaveFocus();
  await user.keyboard('{End}');
  expect(row('Dan')).toHaveFocus();
  await user.keyboard('j');
  expect(row('Dan')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(row('Ana')).toHaveFocus();
});

test('one row at a time can be reached with Tab, the one that had the focus last', async () => {
  const { user } = renderDressed(<Worklist />);
  row('Ana').focus();
  await user.keyboard('jj');

  expect(row('Cezar')).toHaveAttribute('tabindex', '0');
  expect(row('Ana')).toHaveAttribute('tabindex', '-1');
});

test('Enter opens the row that has the focus, and only that way when the focus is on it', async () => {
  const onOpen = vi.fn();
  const { user } = renderDressed(<Worklist onOpen={onOpen} />);
  row('Ana').focus();

  await user.keyboard('j{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1]);

  screen.getByRole('link', { name: 'D1' }).focus();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a click opens the row, a click on a control inside does not', async () => {
  const onOpen = vi.fn();
  const { user } = renderDressed(<Worklist onOpen={onOpen} />);

  await user.click(screen.getByText('Cezar'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[2]);

  await user.click(within(row('Dan')).getByRole('checkbox'));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('x and Space select rows; the header selects all of them', async () => {
  const { user } = renderDressed(<Worklist />);
  row('Ana').focus();

  await user.keyboard('xj ');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);

  await user.click(screen.getByRole('checkbox', { name: 'Selectează toate rândurile afișate' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
});

test('a header asks for its sort, then for the other direction, and tells which is on', async () => {
  const onSort = vi.fn<(sort: Sort) => void>();
  const { user, rerender } = renderDressed(<Worklist sorting={{ sort: undefined, onSort }} />);

  await user.click(screen.getByRole('button', { name: 'Dosar' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'id', direction: 'asc' });

  rerender(<Worklist sorting={{ sort: { column: 'id', direction: 'asc' }, onSort }} />);
  expect(screen.getByRole('columnheader', { name: 'Dosar' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Dosar' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'id', direction: 'desc' });
});

test('coming back from a record, the person stands on its row again', () => {
  renderDressed(<Worklist activeKey="D3" />);

  expect(row('Cezar')).toHaveFocus();
});

test('while rows load, grey ones stand in and the table says so', () => {
  renderDressed(<Worklist rows={[]} loading empty={<p>Nimic</p>} />);

  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status', { name: 'Se încarcă rândurile…' })).toBeInTheDocument();
  expect(screen.queryByText('Nimic')).toBeNull();
});

test('without rows the reason stands in their place', () => {
  renderDressed(<Worklist rows={[]} empty={<p>Nimic</p>} />);

  expect(screen.getByText('Nimic')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('K4 below 960 px the rows are cards', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 959.98px)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const { user } = renderDressed(<Worklist />);

  const cards = within(screen.getByRole('list', { name: 'Sarcini' })).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  cards[0]?.focus();
  await user.keyboard('j');
  expect(cards[1]).toHaveFocus();
});
