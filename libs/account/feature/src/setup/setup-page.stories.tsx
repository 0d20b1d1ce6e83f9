import { checkInstallation, getSetup } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SetupPage } from './setup-page.tsx';
import { aSetup, someFindings } from './setup-sample.ts';

export default {
  title: 'Account/Set-up',
  component: SetupPage,
  decorators: [inFeature({ profile: null })],
} satisfies Meta<typeof SetupPage>;

type Story = StoryObj<typeof SetupPage>;

export const Empty: Story = {
  parameters: {
    network: [
      mock(getSetup, { status: 200, body: aSetup() }),
      mock(checkInstallation, { status: 200, body: { findings: someFindings } }),
    ],
  },
};

export const CodeEnded: Story = {
  parameters: { network: [mock(getSetup, { status: 200, body: aSetup({ code_expires_at: null }) })] },
};

export const SetUpAlready: Story = {
  parameters: { network: [mock(getSetup, problem(404, 'not_found'))] },
};
