import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const meta: Meta<typeof ErrorSummary> = { title: 'Design system/Error summary', component: ErrorSummary };
export default meta;

export const LeadsToTheFields: StoryObj<typeof ErrorSummary> = {
  render: () => (
    <Stack gap="4">
      <ErrorSummary
        errors={[
          { fieldId: 'first', message: 'Scrieți prenumele.' },
          { fieldId: 'phone', message: 'Scrieți un număr de telefon.' },
        ]}
      />
      <TextField id="first" label="Prenume" error="Scrieți prenumele." />
      <TextField id="phone" label="Telefon" error="Scrieți un număr de telefon." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Scrieți un număr de telefon.' }));
    await expect(canvas.getByRole('textbox', { name: 'Telefon' })).toHaveFocus();
  },
};
