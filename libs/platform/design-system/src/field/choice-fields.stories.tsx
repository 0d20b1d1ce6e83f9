import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CheckboxField } from './checkbox-field.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import { RadioGroupField } from './radio-group-field.tsx';
import { SelectField } from './select-field.tsx';

const meta: Meta = { title: 'Design system/Choices' };
export default meta;

const counties = [
  { value: 'AB', label: 'Alba' },
  { value: 'BV', label: 'Brașov' },
  { value: 'CJ', label: 'Cluj' },
  { value: 'CT', label: 'Constanța' },
  { value: 'IS', label: 'Iași' },
  { value: 'TM', label: 'Timiș', hint: 'TM' },
];

function Combobox(props: Partial<ComboboxFieldProps>) {
  const [value, setValue] = useState('');
  return <ComboboxField label="Județ" choices={counties} value={value} onValueChange={setValue} {...props} />;
}

export const Select: StoryObj = {
  render: () => (
    <Stack gap="4">
      <SelectField
        label="Polița"
        choices={[
          { value: 'rca', label: 'RCA' },
          { value: 'casco', label: 'CASCO' },
        ]}
      />
      <SelectField label="Județ" choices={counties} defaultValue="CJ" placeholder={null} />
      <SelectField label="Culoare" choices={[]} error="Alegeți culoarea vehiculului." />
    </Stack>
  ),
};

export const ComboboxFound: StoryObj = {
  name: 'Combobox, found without diacritics',
  render: () => <Combobox hint="Scrieți primele litere" />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'timis');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('option', { name: /Timiș/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Timiș');
  },
};

export const ComboboxOpen: StoryObj = {
  name: 'Combobox, open',
  parameters: { layout: 'padded' },
  render: () => <div style={{ minHeight: '24rem' }}>{<Combobox />}</div>,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await within(canvasElement.ownerDocument.body).findAllByRole('option')).toHaveLength(6);
  },
};

export const ComboboxNoMatch: StoryObj = {
  name: 'Combobox, no match',
  render: () => <div style={{ minHeight: '10rem' }}>{<Combobox error="Alegeți un județ." />}</div>,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await canvas.findByText(/zzz/)).toBeVisible();
  },
};

export const Radio: StoryObj = {
  render: () => (
    <Stack gap="4">
      <RadioGroupField
        label="Cine anunță?"
        name="role"
        hint="Persoana cu care ținem legătura"
        choices={[
          { value: 'owner', label: 'Proprietarul' },
          { value: 'driver', label: 'Șoferul', hint: 'Cel care conducea în momentul accidentului' },
          { value: 'other', label: 'Altcineva', disabled: true },
        ]}
      />
      <RadioGroupField
        label="Au fost persoane rănite?"
        name="injuries"
        inline
        error="Alegeți da sau nu."
        choices={[
          { value: 'yes', label: 'Da' },
          { value: 'no', label: 'Nu' },
        ]}
      />
    </Stack>
  ),
};

export const Checkbox: StoryObj = {
  render: () => (
    <Stack gap="2">
      <CheckboxField
        label="Sunt de acord cu prelucrarea datelor"
        hint="Textul întreg este în nota de informare"
        required
      />
      <CheckboxField label="Trimite-mi SMS" defaultChecked />
      <CheckboxField label="Declar că datele sunt reale" error="Bifați ca să putem continua." />
    </Stack>
  ),
};
