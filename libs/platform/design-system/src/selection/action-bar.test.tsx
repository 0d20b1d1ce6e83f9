import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DataTable } from '../data/data-table.tsx';
import { useSelection } from '../data/use-selection.ts';
import { Dialog } from '../dialog/dialog.tsx';
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

  await user.click(screen.getByRole('button', { name: 'Selectează toate cele 340' }));
  expect(screen.getByRole('status')).toHaveTextContent('340 selectate');
  expect(screen.getByRole('button', { name: 'Amână' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Deselectează' }));
  expect(screen.queryByRole('region', { name: 'Selecție' })).toBeNull();
});

function Rows() {
  const selected = useSelection(['a'], 1);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <DataTable
        caption="Activități"
        columns={[{ key: 'key', header: 'Cheie', cell: ({ key }) => key }]}
        rows={[{ key: 'a' }]}
        rowKey={({ key }) => key}
        selection={selected.selection}
      />
      <ActionBar selected={selected}>
        <button type="button" onClick={() => setAsked(true)}>
          Amână
        </button>
      </ActionBar>
      <Dialog open={isAsked} title="Amână" onClose={() => setAsked(false)}>
        <button
          type="button"
          onClick={() => {
            selected.clear();
            setAsked(false);
          }}
        >
          Gata
        </button>
      </Dialog>
    </>
  );
}

test('ux 10 the focus goes on with the rows when the bar goes, also from a window that the bar opened', async () => {
  const { user } = renderDressed(<Rows />);
  const row = screen.getByRole('row', { name: /\ba$/ });
  const select = () => user.click(within(row).getByRole('checkbox'));

  await select();
  await user.click(screen.getByRole('button', { name: 'Deselectează' }));
  expect(row).toHaveFocus();

  await select();
  await user.click(screen.getByRole('button', { name: 'Amână' }));
  const done = await screen.findByRole('button', { name: 'Gata' });
  // A window takes the focus a frame after it is drawn, and nobody presses its buttons before.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.click(done);
  await waitFor(() => expect(row).toHaveFocus());
});
