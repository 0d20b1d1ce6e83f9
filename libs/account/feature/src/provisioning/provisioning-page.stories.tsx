import { getProvisioning } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProvisioningPage } from './provisioning-page.tsx';
import { aProvisioning } from './provisioning-samples.ts';

const shows = (page = aProvisioning()) => mock(getProvisioning, () => ({ status: 200, body: page }));
const asCalin = [inFeature({ profile: aProfile({}, people.calin), at: '/config/provisioning' })];

export default {
  title: 'Account/SCIM and OIDC',
  component: ProvisioningPage,
  decorators: asCalin,
  parameters: { network: [shows()] },
} satisfies Meta<typeof ProvisioningPage>;

type Story = StoryObj<typeof ProvisioningPage>;

export const InUse: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Nothing: Story = {
  parameters: {
    network: [shows(aProvisioning({ tokens: [], mappings: [], unmapped_groups: [], calls: [] }))],
  },
};

export const NotReadable: Story = {
  parameters: { network: [mock(getProvisioning, problem(503, 'database_unavailable'))] },
};
