import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { FilterChips } from './filter-chips.tsx';

function Filtered({ values }: { values: readonly [name: string, value: string][] }) {
  const [on, setOn] = useState(values);
  const filters = on.map(([name, value]) => ({
    key: `${name}=${value}`,
    name,
    value,
    onRemove: () => setOn((before) => before.filter((filter) => filter[1] !== value)),
  }));
  return <FilterChips filters={filters} onClear={() => setOn([])} />;
}

const chip = (name: string, index = 0) =>
  screen.getAllByRole('button', { name: `Elimină filtrul ${name}` })[index]!;

test('every filter is named and counted; taking one off leaves the others', async () => {
  const { user } = renderDressed(
    <Filtered
      values={[
        ['Județ', 'Cluj'],
        ['Județ', 'Brașov'],
        ['Stare', 'Nouă'],
      ]}
    />,
  );
  expect(screen.getByText('Sunt active 3 filtre')).toHaveAttribute('role', 'status');
  await user.click(chip('Județ'));
  expect(screen.queryByText('Cluj')).toBeNull();
  expect(screen.getByText('Brașov')).toBeVisible();
  expect(screen.getByText('Nouă')).toBeVisible();
});

test('the focus goes to the neighbour of a chip that was taken off, at last to the row itself', async () => {
  const { user } = renderDressed(
    <Filtered
      values={[
        ['Județ', 'Cluj'],
        ['Județ', 'Brașov'],
      ]}
    />,
  );
  await user.click(chip('Județ', 1));
  expect(screen.getByRole('button', { name: 'Șterge tot' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Șterge tot' }));
  expect(screen.queryByText('Cluj')).toBeNull();
  expect(screen.getByRole('group', { name: 'Filtre' })).toHaveFocus();
});
