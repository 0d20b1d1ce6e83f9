import { renew } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RenewPasswordPage } from './renew-password-page.tsx';

const waiting = aProfile({ kind: 'renew', is_expired: true });
const refused = mock(renew, {
  status: 200,
  body: { passUpdated: false, errorMessage: 'Parola nouă trebuie să fie alta decât cea veche.' },
});

export default {
  title: 'Account/Renew password',
  component: RenewPasswordPage,
} satisfies Meta<typeof RenewPasswordPage>;

type Story = StoryObj<typeof RenewPasswordPage>;

export const Expired: Story = { decorators: [inFeature({ profile: waiting })] };

export const Given: Story = {
  decorators: [inFeature({ profile: { ...waiting, is_expired: false, is_default_pass: true } })],
};

export const Refused: Story = {
  decorators: [inFeature({ profile: waiting })],
  parameters: { network: [refused] },
  play: async ({ canvasElement }) => {
    for (const field of canvasElement.querySelectorAll<HTMLInputElement>('input[type=password]'))
      await userEvent.type(field, 'Patru mere verzi');
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
