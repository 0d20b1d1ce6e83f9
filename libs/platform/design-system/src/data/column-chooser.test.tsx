import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { usualLayout } from './column-layout.ts';

const columns = [
  { key: 'id', header: 'Dosar', always: true },
  { key: 'name', header: 'Păgubit' },
  { key: 'due', header: 'Termen' },
];

function Chooser() {
  const [layout, onLayout] = useState(usualLayout);
  return (
    <>
      <ColumnChooser {...{ columns, layout, onLayout }} />
      <output data-testid="layout">{JSON.stringify(layout)}</output>
    </>
  );
}

const layout = () => JSON.parse(screen.getByTestId('layout').textContent);

async function openChooser() {
  const { user } = renderDressed(<Chooser />);
  await user.click(screen.getByRole('button', { name: 'Afișare' }));
  await screen.findByRole('checkbox', { name: 'Termen' });
  return user;
}

test('ux 14 a column is hidden and shown again, the one that names the rows stays', async () => {
  const user = await openChooser();

  expect(screen.getByRole('checkbox', { name: 'Dosar' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Termen' }));
  expect(layout().hidden).toEqual(['due']);
  expect(screen.queryByRole('slider', { name: 'Lățimea coloanei Termen' })).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: 'Termen' }));
  expect(layout().hidden).toEqual([]);
});

test('ux 14 a column moves with buttons, and screen readers hear where it is', async () => {
  const user = await openChooser();

  await user.click(screen.getByRole('button', { name: 'Mută mai sus Termen' }));

  expect(layout().order).toEqual(['id', 'due', 'name']);
  expect(screen.getByText('Termen: locul 2 din 3')).toHaveAttribute('role', 'status');
  const names = within(screen.getByRole('dialog')).getAllByRole('checkbox');
  expect(names.map((box) => box.parentElement?.textContent)).toEqual(['Dosar', 'Termen', 'Păgubit']);
});

test('everything can be set back at once', async () => {
  const user = await openChooser();
  await user.click(screen.getByRole('checkbox', { name: 'Termen' }));
  await user.click(screen.getByRole('button', { name: 'Mută mai jos Dosar' }));

  await user.click(screen.getByRole('button', { name: 'Ca la început' }));

  expect(layout()).toEqual(usualLayout);
});

test('ux 15 rows stand closer together on demand', async () => {
  const user = await openChooser();

  await user.click(screen.getByRole('radio', { name: 'Apropiate' }));

  expect(document.documentElement).toHaveAttribute('data-density', 'compact');
});
