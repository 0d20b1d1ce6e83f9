import { getBranches } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people, someBranches } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BranchesPage } from './branches-page.tsx';

export default {
  title: 'Config/Offices',
  component: BranchesPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: { network: [mock(getBranches, { status: 200, body: someBranches() })] },
} satisfies Meta<typeof BranchesPage>;

type Story = StoryObj<typeof BranchesPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NotReadable: Story = {
  parameters: { network: [mock(getBranches, problem(503, 'database_unavailable'))] },
};
