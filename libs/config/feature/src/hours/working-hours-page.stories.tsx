import { getWorkingHours } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people, someWorkingHours } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkingHoursPage } from './working-hours-page.tsx';

export default {
  title: 'Config/Working hours',
  component: WorkingHoursPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: { network: [mock(getWorkingHours, { status: 200, body: someWorkingHours() })] },
} satisfies Meta<typeof WorkingHoursPage>;

type Story = StoryObj<typeof WorkingHoursPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NotReadable: Story = {
  parameters: { network: [mock(getWorkingHours, problem(503, 'database_unavailable'))] },
};
