import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TileChoice } from './tile-choice.tsx';

const meta: Meta<typeof TileChoice> = { title: 'Design system/Tile choice', component: TileChoice };
export default meta;

function Days() {
  const [chosen, setChosen] = useState('2026-03-04');
  return (
    <TileChoice
      label="Zile la Constanța"
      tiles={[
        { value: '2026-03-04', content: 'Mi 04' },
        { value: '2026-03-05', content: 'Jo 05', disabled: true },
        { value: '2026-03-06', content: 'Vi 06' },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

export const DaysOfWhichOneIsFull: StoryObj = {
  render: () => <Days />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Mi 04' })).toBeChecked());
    canvas.getByRole('radio', { name: 'Mi 04' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Vi 06' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: 'Jo 05' })).toBeDisabled();
  },
};
