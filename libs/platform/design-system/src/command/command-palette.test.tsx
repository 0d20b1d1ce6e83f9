import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { Command, CommandGroup } from './command.ts';

const chosen = vi.fn<(id: string) => void>();
const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  run: vi.fn(),
  ...more,
});

const pages: CommandGroup = {
  label: 'Pagini',
  commands: [
    command('tasks', 'Activități', { keys: ['g t', 'x'] }),
    command('absences', 'Absențe'),
    command('late', 'Dosare întârziate', { hint: 'Rapoarte' }),
  ],
};
const files: CommandGroup = { label: 'Dosare', commands: [command('file', 'DM26R0000001')], isFound: true };

function Palette({ groups = [pages], note }: { groups?: CommandGroup[]; note?: string }) {
  const [text, onTextChange] = useState('');
  return (
    <CommandPalette
      label="Pagină sau dosar"
      placeholder="Scrieți"
      onChoose={({ id }) => chosen(id)}
      {...{ text, onTextChange, groups, note }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Pagină sau dosar' });
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.trim());
const active = () => screen.getByRole('option', { selected: true });

beforeEach(() => chosen.mockClear());

test.each([
  ['activitati', ['Activități G apoi T']],
  ['INTARZIATE', ['Dosare întârziate Rapoarte']],
  ['rapoarte dos', ['Dosare întârziate Rapoarte']],
])('ux 112 "%s" is found without diacritics, by its words in any order', async (text, found) => {
  const { user } = renderDressed(<Palette />);
  await user.type(field(), text);
  expect(labels()).toEqual(found);
});

test('the arrows go round, the field keeps the focus and tells which line is active, Enter chooses it', async () => {
  const { user } = renderDressed(<Palette />);
  await user.click(field());
  expect(active()).toHaveTextContent('Activități');
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Dosare întârziate');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-activedescendant', active().id);
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('absences');
});

test('a click chooses, and what is under the pointer is active', async () => {
  const { user } = renderDressed(<Palette />);
  // Only a pointer that moves counts: a list that grows under one that rests must not change what is active.
  const target = screen.getByRole('option', { name: 'Absențe' });
  await user.pointer({ target, coords: { x: 5, y: 5 } });
  expect(active()).toHaveTextContent('Absențe');
  await user.click(screen.getByRole('option', { name: /Dosare/ }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('late');
});

test('what a server has found is shown as it is, below, and moves nothing that was active', async () => {
  const { user, rerender } = renderDressed(<Palette />);
  await user.type(field(), 'a');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Absențe');
  rerender(<Palette groups={[pages, files]} />);
  expect(labels().at(-1)).toBe('DM26R0000001');
  expect(active()).toHaveTextContent('Absențe');
});

test('screen readers are told how many there are, and everybody when there is nothing', async () => {
  const { user, rerender } = renderDressed(<Palette />);
  expect(screen.getByRole('status')).toHaveTextContent('3 rezultate');
  await user.type(field(), 'abs');
  expect(screen.getByRole('status')).toHaveTextContent('1 rezultat');
  await user.type(field(), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Nimic nu se potrivește cu „absxyz”.');
  await user.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();

  rerender(<Palette note="Se caută dosare…" />);
  expect(screen.getByRole('status')).toHaveTextContent('Se caută dosare…');
});
