import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { addressFilters } from './address-filters.ts';
import { FilterChips } from './filter-chips.tsx';

const filters = [
  {
    param: 'county',
    name: 'Județ',
    words: (value: string) => ({ CJ: 'Cluj', BV: 'Brașov' })[value] ?? value,
  },
  { param: 'status', name: 'Stare', words: (value: string) => value },
];

function Filtered({ address }: { address: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(address));
  const { active, set, add, clear } = addressFilters([params, setParams], filters);
  return (
    <>
      <FilterChips filters={active} onClear={clear} />
      <button type="button" onClick={() => set('status', 'closed')}>
        Numai închise
      </button>
      <button type="button" onClick={() => add('county', 'BV')}>
        Și Brașov
      </button>
      <output data-testid="address">{params.toString()}</output>
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;
const chip = (name: string, index = 0) =>
  screen.getAllByRole('button', { name: `Elimină filtrul ${name}` })[index]!;

test('the address says which filters are on; taking one off leaves the others and the rest of the address', async () => {
  const { user } = renderDressed(<Filtered address="county=CJ&county=BV&status=new&sort=due" />);
  expect(screen.getByText('Cluj')).toBeVisible();
  expect(screen.getByText('Sunt active 3 filtre')).toHaveAttribute('role', 'status');

  await user.click(chip('Județ'));

  expect(address()).toBe('county=BV&status=new&sort=due');
});

test('the focus goes to the neighbour of a chip that was taken off, at last to the row itself', async () => {
  const { user } = renderDressed(<Filtered address="county=CJ&county=BV" />);

  await user.click(chip('Județ', 1));
  expect(screen.getByRole('button', { name: 'Șterge tot' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Șterge tot' }));
  expect(address()).toBe('');
  expect(screen.getByRole('group', { name: 'Filtre' })).toHaveFocus();
});

test('a value is set instead of the others or added to them, each once', async () => {
  const { user } = renderDressed(<Filtered address="county=CJ&status=new" />);

  await user.click(screen.getByRole('button', { name: 'Numai închise' }));
  await user.click(screen.getByRole('button', { name: 'Și Brașov' }));
  await user.click(screen.getByRole('button', { name: 'Și Brașov' }));

  expect(address()).toBe('county=CJ&status=closed&county=BV');
});
