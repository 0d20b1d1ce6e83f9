import { checkPass, updatePass } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { authTokens, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

const checked = (passValid: boolean) => mock(checkPass, { status: 200, body: { passValid } });

export default {
  title: 'Account/Change password',
  component: ChangePasswordDialog,
  args: { open: true, onClose: fn() },
  decorators: [(Story) => <div style={{ minHeight: '40rem' }}>{Story()}</div>, inFeature()],
  parameters: { network: [checked(true)] },
} satisfies Meta<typeof ChangePasswordDialog>;

type Story = StoryObj<typeof ChangePasswordDialog>;

/** Types into the fields from the first on. */
const typing =
  (...texts: string[]): Story['play'] =>
  async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const fields = dialog.querySelectorAll<HTMLInputElement>('input[type=password]');
    for (const [index, text] of texts.entries()) await userEvent.type(fields[index]!, text);
    await userEvent.tab();
    await userEvent.tab();
  };

export const Empty: Story = {};

export const WrongOldPassword: Story = {
  parameters: { network: [checked(false)] },
  play: typing('gresita'),
};

export const PolicyNotMet: Story = { play: typing('Claims-2026-ok!', 'mai') };

export const Different: Story = { play: typing('Claims-2026-ok!', 'Patru mere verzi', 'Patru pere') };

export const Refused: Story = {
  parameters: {
    network: [
      checked(true),
      mock(updatePass, {
        status: 200,
        body: {
          passUpdated: false,
          errorMessage: 'Parola este folosită de prea mulți și se ghicește ușor. Alegeți alta.',
          profile: null,
          idToken: null,
          refreshToken: null,
        },
      }),
    ],
  },
  play: async (context) => {
    await typing('Claims-2026-ok!', 'parola mea', 'parola mea{Enter}')!(context);
    await expect(await within(context.canvasElement.ownerDocument.body).findByRole('alert')).toBeVisible();
  },
};

export const Changed: Story = {
  parameters: {
    network: [
      checked(true),
      mock(updatePass, { status: 200, body: { passUpdated: true, errorMessage: null, ...authTokens() } }),
    ],
  },
  play: typing('Claims-2026-ok!', 'Patru mere verzi', 'Patru mere verzi{Enter}'),
};
