import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataTable } from '../data/data-table.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../field/text-field.tsx';
import { renderDressed } from '../testing/render-dressed.tsx';
import { messages } from './messages.ts';
import { ShortcutList } from './shortcut-list.tsx';
import type { Shortcut } from './shortcut.ts';
import { chooseSingleKeys } from './single-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

const help = vi.fn();
const commands = vi.fn();
const tasks = vi.fn();

const everywhere: Shortcut[] = [
  { id: 'help', keys: ['?'], label: messages.firstRow, scope: 'everywhere', run: help },
  { id: 'commands', keys: ['mod+k'], label: messages.openRow, scope: 'everywhere', run: commands },
  { id: 'tasks', keys: ['g t'], label: messages.lastRow, scope: 'everywhere', run: tasks },
];

function Declares({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcuts(shortcuts);
  return null;
}

const show = (more?: React.ReactNode) =>
  renderDressed(
    <>
      {more}
      <Declares shortcuts={everywhere} />
      <TextField label="Notă" />
      <ShortcutList />
    </>,
  );

beforeEach(() => [help, commands, tasks].forEach((run) => run.mockClear()));

test('a key does what was declared for it, and nothing more once its component is gone', async () => {
  const { user, rerender } = show();
  await user.keyboard('?');
  expect(help).toHaveBeenCalledOnce();
  rerender(<p>Altă pagină</p>);
  await user.keyboard('?');
  expect(help).toHaveBeenCalledOnce();
});

test('two keys one after the other are one shortcut', async () => {
  const { user } = show();
  await user.keyboard('t');
  expect(tasks).not.toHaveBeenCalled();
  await user.keyboard('gt');
  expect(tasks).toHaveBeenCalledOnce();
  await user.keyboard('gxt');
  expect(tasks).toHaveBeenCalledOnce();
});

test('the second key of a sequence that comes too late is no part of it', async () => {
  const { user } = show();
  const at = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  at.mockReturnValue(1000);
  await user.keyboard('g');
  at.mockReturnValue(9000);
  await user.keyboard('t');
  expect(tasks).not.toHaveBeenCalled();
  at.mockRestore();
});

test('whoever types in a field types, and Ctrl with a key holds there too', async () => {
  const { user } = show();
  await user.type(screen.getByRole('textbox', { name: 'Notă' }), 'gt?');
  expect(screen.getByRole('textbox', { name: 'Notă' })).toHaveValue('gt?');
  expect(help).not.toHaveBeenCalled();
  await user.keyboard('{Control>}k{/Control}');
  expect(commands).toHaveBeenCalledOnce();
});

test.each(['{Alt>}k{/Alt}', '{Control>}{Shift>}k{/Shift}{/Control}', '{Meta>}k{/Meta}', 'k'])(
  'another way to press the letter, %s, is not the shortcut',
  async (keys) => {
    const { user } = show();
    await user.keyboard(keys);
    expect(commands).not.toHaveBeenCalled();
  },
);

test('no key reaches the page while a window lies over it', async () => {
  const { user } = show(
    <Dialog open title="Schimbă parola" onClose={vi.fn()}>
      Text
    </Dialog>,
  );
  await screen.findByRole('dialog');
  await user.keyboard('?{Control>}k{/Control}');
  expect(help).not.toHaveBeenCalled();
  expect(commands).not.toHaveBeenCalled();
});

test('the page goes before everywhere for the same keys, in whatever order they were declared', async () => {
  const own = vi.fn();
  const { user } = show(
    <Declares shortcuts={[{ id: 'own', keys: ['?'], label: messages.selectRow, scope: 'page', run: own }]} />,
  );
  await user.keyboard('?');
  expect(own).toHaveBeenCalledOnce();
  expect(help).not.toHaveBeenCalled();
  expect(screen.getByText('Selectează rândul')).toBeVisible();
  expect(screen.queryByText('Primul rând')).toBeNull();
});

test('the handler is the latest one', async () => {
  const counted: number[] = [];
  function Counter() {
    const [count, setCount] = useState(1);
    const run = () => {
      counted.push(count);
      setCount(count + 1);
    };
    useShortcuts([{ id: 'count', keys: ['c'], label: messages.nextRow, scope: 'page', run }]);
    return null;
  }
  const { user } = show(<Counter />);
  await user.keyboard('cc');
  expect(counted).toEqual([1, 2]);
});

test('whoever switches single keys off is left with those of Ctrl, and rows move by the arrows only', async () => {
  chooseSingleKeys(false);
  const { user } = show(
    <DataTable
      caption="Dosare"
      columns={[{ key: 'id', header: 'Dosar', cell: (row: string) => row }]}
      rows={['D1', 'D2']}
      rowKey={(row) => row}
    />,
  );
  screen.getByRole('row', { name: 'D1' }).focus();
  await user.keyboard('?gtj');
  expect(help).not.toHaveBeenCalled();
  expect(tasks).not.toHaveBeenCalled();
  expect(screen.getByRole('row', { name: 'D1' })).toHaveFocus();

  await user.keyboard('{ArrowDown}{Control>}k{/Control}');
  expect(screen.getByRole('row', { name: 'D2' })).toHaveFocus();
  expect(commands).toHaveBeenCalledOnce();
});

test('the list tells every shortcut by where it holds, in words that can be read aloud', () => {
  show(
    <DataTable
      caption="Dosare"
      columns={[{ key: 'id', header: 'Dosar', cell: (row: string) => row }]}
      rows={['D1']}
      rowKey={(row) => row}
      onOpen={vi.fn()}
    />,
  );
  const everywhereList = within(screen.getByRole('region', { name: 'Peste tot' }));
  expect(everywhereList.getByText('Ultimul rând').parentElement).toHaveTextContent('Ultimul rândG apoi T');
  const inList = within(screen.getByRole('region', { name: 'Într-o listă' }));
  expect(inList.getByText('Rândul următor').parentElement).toHaveTextContent('J sau ↓săgeată jos');
  expect(inList.queryByText('Selectează rândul')).toBeNull();
});
