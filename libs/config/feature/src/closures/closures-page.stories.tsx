import { getClosures } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people, someClosures } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClosuresPage } from './closures-page.tsx';

export default {
  title: 'Config/Closed days',
  component: ClosuresPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: { network: [mock(getClosures, { status: 200, body: someClosures() })] },
} satisfies Meta<typeof ClosuresPage>;

type Story = StoryObj<typeof ClosuresPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NotReadable: Story = {
  parameters: { network: [mock(getClosures, problem(503, 'database_unavailable'))] },
};
