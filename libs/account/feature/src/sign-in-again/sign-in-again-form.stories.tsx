import { appToken } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SignInAgainForm } from './sign-in-again-form.tsx';

export default {
  title: 'Account/Sign in again',
  component: SignInAgainForm,
  args: { person: aProfile(), staySignedIn: false },
  decorators: [inFeature()],
  parameters: { network: [mock(appToken, problem(400, 'invalid_credentials'))] },
} satisfies Meta<typeof SignInAgainForm>;

type Story = StoryObj<typeof SignInAgainForm>;

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText(/^(password|parolă)/i, { selector: 'input' }), 'gresita');
    await userEvent.click(form.getByRole('button', { name: /^(sign in|autentificare)$/i }));
    await expect(await form.findByRole('alert')).toBeVisible();
  },
};
