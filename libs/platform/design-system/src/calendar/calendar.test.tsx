import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { Calendar } from './calendar.tsx';

const event = (id: string, date: string, title: string, time?: string) => ({
  id,
  date,
  title,
  kind: 'constatare',
  link: <a href={`#${id}`}>{title}</a>,
  ...(time !== undefined && { time }),
});
const events = [
  event('2', '2026-03-05', 'CJ 12 ABC', '14:00'),
  event('1', '2026-03-05', 'BV 07 XYZ', '09:30'),
  event('3', '2026-04-02', 'IS 44 DOS'),
];

function Appointments() {
  const [month, onMonth] = useState('2026-03');
  return <Calendar label="Programări" today="2026-03-05" {...{ month, onMonth, events }} />;
}

const day = (name: RegExp) => screen.getByRole('button', { name });

test('C2 the month is a table of weeks; each event is a link with its whole name', () => {
  renderDressed(<Appointments />);

  expect(screen.getByRole('heading', { name: 'martie 2026' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Programări' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(7);
  const names = table.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual([
    '09:30 BV 07 XYZ, constatare',
    '14:00 CJ 12 ABC, constatare',
    'IS 44 DOS, constatare',
  ]);
});

test('the arrow keys lead from day to day and into the next month, one day at a time can be reached with Tab', async () => {
  const { user } = renderDressed(<Appointments />);
  expect(day(/joi, 5 martie 2026, 2 evenimente/)).toHaveAttribute('aria-current', 'date');
  day(/joi, 5 martie/).focus();

  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(day(/vineri, 13 martie/)).toHaveFocus();
  await user.keyboard('{PageDown}');

  expect(screen.getByRole('heading', { name: 'aprilie 2026' })).toBeVisible();
  expect(day(/luni, 13 aprilie/)).toHaveFocus();
  expect(day(/marți, 14 aprilie/)).toHaveAttribute('tabindex', '-1');
});

test('C1 on a phone the month is a list of the days on which something happens', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 959.98px)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const { user } = renderDressed(<Appointments />);

  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('group', { name: /joi, 5 martie/ })).getAllByRole('listitem')).toHaveLength(
    2,
  );

  await user.click(screen.getByRole('button', { name: 'Luna anterioară' }));
  expect(screen.getByText('Nimic luna aceasta')).toBeVisible();
});
