import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { Segments } from './segments.tsx';

function Looks() {
  const [chosen, setChosen] = useState<'chart' | 'table'>('chart');
  return (
    <>
      <Segments
        label="Cum se arată"
        segments={[
          { value: 'chart', label: 'Grafic' },
          { value: 'table', label: 'Tabel' },
        ]}
        chosen={chosen}
        onChoose={setChosen}
      />
      <output>{chosen}</output>
    </>
  );
}
const segment = (name: string) => screen.getByRole('radio', { name });

test('one of the looks is chosen, and a press chooses another', async () => {
  const { user } = renderDressed(<Looks />);
  expect(screen.getByRole('radiogroup', { name: 'Cum se arată' })).toBeVisible();
  expect(segment('Grafic')).toBeChecked();
  await user.click(screen.getByText('Tabel'));
  await waitFor(() => expect(segment('Tabel')).toBeChecked());
  expect(segment('Grafic')).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('table');
});

test('the group is one stop of the keyboard, and arrows choose in it', async () => {
  const { user } = renderDressed(<Looks />);
  await user.tab();
  expect(segment('Grafic')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(segment('Tabel')).toBeChecked());
  await user.tab();
  expect(document.body).toHaveFocus();
});
