import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const meta: Meta = { title: 'Design system/Text fields' };
export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap="4">
      <TextField label="Prenume" required autoComplete="given-name" />
      <TextField label="Serie de șasiu (VIN)" hint="17 caractere, din talon" optional />
      <TextField
        label="Număr de înmatriculare"
        defaultValue="CJ 12 AB"
        warning="Format neobișnuit. Verificați, apoi continuați."
      />
      <TextField
        label="E-mail"
        defaultValue="ana@"
        error="Scrieți adresa întreagă, de exemplu ana@exemplu.ro."
      />
      <TextField label="Utilizator" defaultValue="ana.ionescu" disabled />
      <TextField label="Caută în dosare" labelHidden placeholder="Număr, nume, plăcuță" />
    </Stack>
  ),
};

export const Password: StoryObj = {
  render: () => <PasswordField label="Parola" defaultValue="dosar" />,
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button');
    await userEvent.click(toggle);
    await expect(canvasElement.querySelector('input')).toHaveAttribute('type', 'text');
  },
};

export const SeveralLines: StoryObj = {
  render: () => (
    <TextAreaField
      label="Ce s-a întâmplat"
      hint="În câteva cuvinte, în ordinea faptelor"
      maxLength={100}
      defaultValue="Staționam la semafor când am fost lovit din spate; celălalt șofer a recunoscut imediat vina lui."
    />
  ),
};
