import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import type { Column } from './column.ts';
import type { DataTableProps, Sort } from './data-table-model.ts';
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
      caption="Activități"
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

test('j leads into the list from anywhere on the page, an arrow from outside is the page’s', async () => {
  const { user } = renderDressed(
    <>
      <button>Elsewhere</button>
      <Worklist />
    </>,
  );
  await user.keyboard('{ArrowDown}x');
  expect(document.body).toHaveFocus();
  await user.keyboard('j');
  expect(row('Ana')).toHaveFocus();
  await user.keyboard('jx');
  expect(within(row('Barbu')).getByRole('checkbox')).toBeChecked();

  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await user.keyboard('k');
  expect(row('Barbu')).toHaveFocus();
});

test('ux 10 when the row that has the focus leaves, the one after it has it, and the last when there is none', () => {
  const { rerender } = renderDressed(<Worklist />);
  row('Cezar').focus();
  rerender(<Worklist rows={rows.filter(({ name }) => name !== 'Cezar')} />);
  expect(row('Dan')).toHaveFocus();
  rerender(<Worklist rows={rows.slice(0, 2)} />);
  expect(row('Barbu')).toHaveFocus();
});

test('a row that leaves while the focus is elsewhere takes it from nobody', () => {
  const { rerender } = renderDressed(
    <>
      <button>Elsewhere</button>
      <Worklist />
    </>,
  );
  row('Cezar').focus();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(
    <>
      <button>Elsewhere</button>
      <Worklist rows={rows.slice(0, 2)} />
    </>,
  );
  expect(elsewhere).toHaveFocus();
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

test('Shift selects everything from the row selected last, by key and by pointer, and takes it out again', async () => {
  const { user } = renderDressed(<Worklist />);
  const areSelected = () =>
    within(screen.getAllByRole('rowgroup')[1]!)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked);
  row('Ana').focus();

  await user.keyboard('xjj{Shift>}X{/Shift}');
  expect(areSelected()).toEqual([true, true, true, false]);
  expect(screen.getByRole('checkbox', { name: 'Selectează toate rândurile afișate' })).toBePartiallyChecked();

  await user.keyboard('{Shift>}');
  await user.click(within(row('Barbu')).getByRole('checkbox'));
  await user.keyboard('{/Shift}');
  expect(areSelected()).toEqual([true, false, false, false]);
});

test('rows selected on another page stay selected when all that are shown are taken out', async () => {
  const onSelect = vi.fn();
  const selected = new Set(['elsewhere', 'D1', 'D2', 'D3', 'D4']);
  const { user } = renderDressed(<Worklist selection={{ selected, onSelect }} />);

  await user.click(screen.getByRole('checkbox', { name: 'Selectează toate rândurile afișate' }));

  expect(onSelect).toHaveBeenCalledExactlyOnceWith(new Set(['elsewhere']));
});

test('the columns stand as the person arranged them', () => {
  const layout = { order: ['name', 'id'], hidden: [], widths: { name: 200 } };
  const { rerender } = renderDressed(<Worklist arrangement={{ layout, onLayout: vi.fn() }} />);

  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(headers()).toEqual(['Păgubit', 'Dosar']);
  expect(screen.getByRole('cell', { name: 'Ana' })).toHaveStyle({ maxWidth: '200px' });

  rerender(<Worklist arrangement={{ layout: { ...layout, hidden: ['name'] }, onLayout: vi.fn() }} />);
  expect(headers()).toEqual(['Dosar']);
});

function onPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 959.98px)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}

/** Rows and cards of a height, in a window that is 768 px high; nothing is laid out here. */
function withHeight(pixels: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(pixels);
}

const many = Array.from({ length: 120 }, (_, index) => ({
  id: `D${index + 1}`,
  name: `nr. ${index + 1} x`,
}));

test('of a long table only the rows near the window are in the document, and each tells its number', async () => {
  withHeight(40);
  const { user } = renderDressed(<Worklist rows={many} />);

  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '121');
  expect(screen.getAllByRole('row')).toHaveLength(27);

  row('nr. 1 x').focus();
  await user.keyboard('{End}');
  expect(row('nr. 120 x')).toHaveFocus();
  expect(row('nr. 120 x')).toHaveAttribute('aria-rowindex', '121');
});

test('when a list that is read on becomes a long one, no row in sight goes away for a moment', async () => {
  withHeight(40);
  const { rerender } = renderDressed(<Worklist rows={many.slice(0, 100)} />);
  expect(screen.getAllByRole('row')).toHaveLength(101);
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));

  rerender(<Worklist rows={many} />);
  expect(screen.getAllByRole('row')).toHaveLength(27);
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

test('F9 of many cards only those near the window are in the document', async () => {
  withHeight(200);
  onPhone();
  const { user } = renderDressed(<Worklist rows={many} />);

  expect(screen.getAllByRole('listitem')).toHaveLength(10);

  screen.getAllByRole('listitem')[0]?.focus();
  await user.keyboard('{End}');
  expect(screen.getByText('nr. 120 x').closest('li')).toHaveFocus();
});

test('K4 below 960 px the rows are cards', async () => {
  onPhone();
  const { user } = renderDressed(<Worklist />);

  const cards = within(screen.getByRole('list', { name: 'Activități' })).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  cards[0]?.focus();
  await user.keyboard('j');
  expect(cards[1]).toHaveFocus();
});
