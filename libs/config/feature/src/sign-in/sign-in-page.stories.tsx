import { getSignIn } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people, someSignIn } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInPage } from './sign-in-page.tsx';

const settings = (...page: Parameters<typeof someSignIn>) =>
  mock(getSignIn, { status: 200, body: someSignIn(...page) });

export default {
  title: 'Config/Passwords and sign-in',
  component: SignInPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: { network: [settings()] },
} satisfies Meta<typeof SignInPage>;

type Story = StoryObj<typeof SignInPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const WithoutAProvider: Story = {
  parameters: { network: [settings({ sign_in_mode: 'password' }, { provider_name: null })] },
};

export const NotReadable: Story = {
  parameters: { network: [mock(getSignIn, problem(503, 'database_unavailable'))] },
};
