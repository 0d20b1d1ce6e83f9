import { startExternalSignIn } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ExternalSignIn } from './external-sign-in.tsx';

export default {
  title: 'Account/External sign-in',
  component: ExternalSignIn,
  decorators: [inFeature({ profile: null })],
  args: {
    orgCode: 'alfa',
    provider: 'Alfa ID',
    returnUrl: '/home',
    leadsAtOnce: false,
    isAlternative: true,
    goTo: () => undefined,
  },
} satisfies Meta<typeof ExternalSignIn>;

type Story = StoryObj<typeof ExternalSignIn>;

export const BesideThePassword: Story = {};

export const TheOnlyWay: Story = { args: { isAlternative: false } };

export const ProviderAway: Story = {
  parameters: { network: [mock(startExternalSignIn, problem(401, 'external_sign_in_failed'))] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button'));
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
