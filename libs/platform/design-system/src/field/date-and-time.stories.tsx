import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DayRange } from './day-range.tsx';
import { FieldGroup } from './field-group.tsx';
import { DateField } from './date-field.tsx';
import { TimeField } from './time-field.tsx';

const meta: Meta = { title: 'Design system/Date and time' };
export default meta;

function Day({ initial, error }: { initial: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <DateField label="Data accidentului" value={value} onValueChange={setValue} {...(error && { error })} />
  );
}

function Hour({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return <TimeField label="Ora" value={value} onValueChange={setValue} optional />;
}

export const Days: StoryObj = {
  render: () => (
    <Stack gap="4">
      <Day initial="" />
      <Day initial="2026-05-09" />
      <Day initial="31.02.2026" />
      <Day initial="mâine" />
      <Day initial="2030-01-01" error="Data nu poate fi în viitor." />
    </Stack>
  ),
};

export const Typing: StoryObj = {
  render: () => <Day initial="" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '9.5.2026');
    await userEvent.tab();
    await expect(input).toHaveValue('09.05.2026');
  },
};

export const Calendar: StoryObj = {
  render: () => <div style={{ minHeight: '26rem' }}>{<Day initial="2026-05-09" />}</div>,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
};

export const Range: StoryObj = {
  name: 'From one day to another, under their name',
  render: () => (
    <FieldGroup title="Data evenimentului">
      <DayRange
        from={{ value: '2026-03-05', onDay: () => undefined }}
        to={{ value: '', onDay: () => undefined }}
      />
    </FieldGroup>
  ),
};

export const Times: StoryObj = {
  render: () => (
    <Stack gap="4">
      <Hour initial="14:30" />
      <Hour initial="25:00" />
    </Stack>
  ),
};

export const Quarters: StoryObj = {
  name: 'Times, the quarters of what is typed',
  render: () => <div style={{ minHeight: '14rem' }}>{<Hour initial="" />}</div>,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '9');
    await expect(await canvas.findByRole('option', { name: '09:15' })).toBeVisible();
  },
};
