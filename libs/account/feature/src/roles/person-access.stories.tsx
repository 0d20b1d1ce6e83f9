import { explainAccess } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonAccess } from './person-access.tsx';
import { aUser } from './person-samples.ts';
import { someAccess } from './role-samples.ts';

export default {
  title: 'Account/Why a person does not see',
  component: PersonAccess,
  args: { user: aUser() },
  decorators: [inFeature({ profile: aProfile({}, people.calin), at: '/config/users' })],
  parameters: { network: [mock(explainAccess, { status: 200, body: someAccess() })] },
} satisfies Meta<typeof PersonAccess>;

type Story = StoryObj<typeof PersonAccess>;

export const Entries: Story = {};

export const EntriesOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LockedOut: Story = {
  parameters: {
    network: [
      mock(explainAccess, {
        status: 200,
        body: someAccess({
          state: 'locked',
          network: {
            allowed_addresses: ['10.0.0.0/8'],
            last_address: '198.51.100.7',
            is_last_allowed: false,
          },
        }),
      }),
    ],
  },
};
