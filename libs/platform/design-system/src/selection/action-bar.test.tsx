import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '../data/use-selection.ts';
import { renderDressed } from '../testing/render-dressed.tsx';
import { ActionBar } from './action-bar.tsx';

function Bar() {
  const selected = useSelection(['a', 'b'], 340);
  return (
    <>
      <button type="button" onClick={() => selected.selection.onSelect(new Set(['a', 'b']))}>
        Alege
      </button>
      <ActionBar selected={selected}>
        <button type="button">Amână</button>
      </ActionBar>
    </>
  );
}

test('the bar comes with the selection, counts it, offers all that match and goes with it', async () => {
  const { user } = renderDressed(<Bar />);
  expect(screen.queryByRole('region', { name: 'Selecție' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Alege' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 selectate');

  await user.click(screen.getByRole('button', { name: 'Selectează toate cele 340 care se potrivesc' }));
  expect(screen.getByRole('status')).toHaveTextContent('340 selectate');
  expect(screen.getByRole('button', { name: 'Amână' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Golește selecția' }));
  expect(screen.queryByRole('region', { name: 'Selecție' })).toBeNull();
});
