import { guestToken } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { GuestEntryPage } from './guest-entry-page.tsx';

export default {
  title: 'Account/Guest entry',
  component: GuestEntryPage,
  decorators: [
    inFeature({
      profile: null,
      path: '/guest/:assignmentType/:assignmentKey',
      at: '/guest/assessment/demo-guest-assignment-key-01',
    }),
  ],
} satisfies Meta<typeof GuestEntryPage>;

type Story = StoryObj<typeof GuestEntryPage>;

export const Entering: Story = {
  parameters: {
    network: [
      mock(guestToken, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const UnknownKey: Story = {
  parameters: { network: [mock(guestToken, problem(404, 'not_found'))] },
};

export const ServerAway: Story = {
  parameters: { network: [mock(guestToken, problem(503, 'database_unavailable'))] },
};
