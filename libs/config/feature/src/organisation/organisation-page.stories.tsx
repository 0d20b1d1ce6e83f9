import { getOrganisation } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anOrganisation, aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrganisationPage } from './organisation-page.tsx';

export default {
  title: 'Config/Organisation',
  component: OrganisationPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: { network: [mock(getOrganisation, { status: 200, body: anOrganisation() })] },
} satisfies Meta<typeof OrganisationPage>;

type Story = StoryObj<typeof OrganisationPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NotReadable: Story = {
  parameters: { network: [mock(getOrganisation, problem(503, 'database_unavailable'))] },
};
