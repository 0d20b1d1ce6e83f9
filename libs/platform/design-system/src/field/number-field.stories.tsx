import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const meta: Meta = { title: 'Design system/Number field' };
export default meta;

function Count({
  initial,
  ...field
}: Omit<NumberFieldProps, 'value' | 'onValueChange'> & { initial: string }) {
  const [value, setValue] = useState(initial);
  return <NumberField {...field} value={value} onValueChange={setValue} />;
}

export const States: StoryObj = {
  render: () => (
    <Stack gap="4">
      <Count label="Inspecții pe zi" initial="6" min={1} max={40} required />
      <Count label="Minute de drum" initial="" hint="Între două locuri" max={240} optional />
      <Count label="Zile" initial="500" max={365} error="Scrieți un număr între 1 și 365." />
      <Count label="Capacitate" initial="12" disabled />
    </Stack>
  ),
};

export const Counting: StoryObj = {
  render: () => <Count label="Inspecții pe zi" initial="38" min={1} max={40} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('40');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(input).toHaveValue('2');
  },
};
