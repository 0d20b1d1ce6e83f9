import { externalAppToken } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { HandOver } from '@dosar/auth';
import { aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { LoginCallbackPage } from './login-callback-page.tsx';

const handOver: HandOver = { kind: 'token', accessToken: 'header.payload.signature', orgCode: 'alfa' };

export default {
  title: 'Account/Login callback',
  component: LoginCallbackPage,
  args: { handOver },
} satisfies Meta<typeof LoginCallbackPage>;

type Story = StoryObj<typeof LoginCallbackPage>;

export const LoggingIn: Story = {
  decorators: [inFeature({ profile: null })],
  parameters: {
    network: [
      mock(externalAppToken, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const Failed: Story = {
  decorators: [inFeature({ profile: null })],
  parameters: { network: [mock(externalAppToken, problem(401, 'external_sign_in_failed'))] },
};

export const SomebodyIsSignedIn: Story = { decorators: [inFeature({ profile: aProfile() })] };
