import { getFeatures } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people, someFeatures } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeaturesPage } from './features-page.tsx';

export default {
  title: 'Config/Features',
  component: FeaturesPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: { network: [mock(getFeatures, { status: 200, body: someFeatures({ 'time-off': false }) })] },
} satisfies Meta<typeof FeaturesPage>;

type Story = StoryObj<typeof FeaturesPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NotReadable: Story = {
  parameters: { network: [mock(getFeatures, problem(503, 'database_unavailable'))] },
};
