import { Box, Button, Grid } from '@dosar/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { dateAnswer, emailAnswer, phoneAnswer, requiredChoice, requiredText, timeAnswer } from './answers.ts';
import { FormCheckboxField } from './form-checkbox-field.tsx';
import { FormComboboxField } from './form-combobox-field.tsx';
import { FormDateField } from './form-date-field.tsx';
import { FormRadioGroupField } from './form-radio-group-field.tsx';
import { FormSelectField } from './form-select-field.tsx';
import { FormTextAreaField } from './form-text-area-field.tsx';
import { FormTextField } from './form-text-field.tsx';
import { FormTimeField } from './form-time-field.tsx';
import { Form } from './form.tsx';
import { useZodForm } from './use-zod-form.ts';
import { plateWarning, vinWarning } from './warnings.ts';

const meta: Meta = { title: 'Design system/Form' };
export default meta;

const schema = z.object({
  role: requiredChoice(['owner', 'driver']),
  name: requiredText({ max: 80 }),
  phone: phoneAnswer,
  email: emailAnswer,
  date: dateAnswer,
  time: timeAnswer,
  county: requiredText({ max: 2 }),
  policy: requiredText({ max: 10 }),
  plate: z.string(),
  vin: z.string(),
  story: requiredText({ min: 10, max: 400 }),
  consent: z.boolean(),
});

const texts = {
  name: '',
  phone: '',
  email: '',
  date: '',
  time: '',
  county: '',
  policy: '',
  plate: '',
  vin: '',
  story: '',
};
const counties = ['Alba', 'Brașov', 'Cluj', 'Iași', 'Timiș'].map((label) => ({
  value: label.slice(0, 2),
  label,
}));

function Notification({ onSubmit }: { onSubmit: (answers: unknown) => void }) {
  const form = useZodForm({ schema, defaultValues: { ...texts, consent: false } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormRadioGroupField
        name="role"
        label="Cine anunță?"
        inline
        choices={[
          { value: 'owner', label: 'Proprietarul' },
          { value: 'driver', label: 'Șoferul' },
        ]}
      />
      <FormTextField name="name" label="Nume" autoComplete="name" />
      <FormTextField name="phone" label="Telefon" type="tel" optional />
      <FormTextField name="email" label="E-mail" type="email" optional />
      <Grid gridTemplateColumns={{ base: '1fr', md: 'auto 1fr' }} gap="4">
        <FormDateField name="date" label="Data" />
        <FormTimeField name="time" label="Ora" optional />
      </Grid>
      <FormComboboxField name="county" label="Județ" choices={counties} />
      <FormSelectField name="policy" label="Polița" choices={[{ value: 'rca', label: 'RCA' }]} />
      <FormTextField
        name="plate"
        label="Plăcuță"
        tidy={(text) => text.toUpperCase()}
        warn={plateWarning}
        optional
      />
      <FormTextField name="vin" label="VIN" warn={vinWarning} optional />
      <FormTextAreaField name="story" label="Ce s-a întâmplat" maxLength={400} />
      <FormCheckboxField name="consent" label="Am citit nota de informare" />
      <Box>
        <Button type="submit" variant="primary">
          Continuă
        </Button>
      </Box>
    </Form>
  );
}

type Story = StoryObj<{ onSubmit: (answers: unknown) => void }>;

export const Empty: Story = { args: { onSubmit: fn() }, render: (args) => <Notification {...args} /> };

export const WithMistakes: Story = {
  ...Empty,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Telefon/ }), '12');
    await userEvent.type(canvas.getByRole('textbox', { name: /Plăcuță/ }), 'cj 12 qqq');
    await userEvent.type(canvas.getByRole('textbox', { name: /Data/ }), '31.02.2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuă' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
