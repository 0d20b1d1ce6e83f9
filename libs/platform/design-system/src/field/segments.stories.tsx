import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Segments } from './segments.tsx';

const meta: Meta<typeof Segments> = { title: 'Design system/Segments', component: Segments };
export default meta;

function Looks() {
  const [chosen, setChosen] = useState('chart');
  return (
    <Segments
      label="Cum se arată"
      segments={[
        { value: 'chart', label: 'Grafic' },
        { value: 'table', label: 'Tabel' },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

export const TwoLooks: StoryObj = {
  render: () => <Looks />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Tabel'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Tabel' })).toBeChecked());
  },
};
