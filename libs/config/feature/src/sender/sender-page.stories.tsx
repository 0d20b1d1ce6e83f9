import { getSender } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people, someSender } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SenderPage } from './sender-page.tsx';

const sender = (change = {}) => mock(getSender, { status: 200, body: someSender(change) });

export default {
  title: 'Config/Sender',
  component: SenderPage,
  decorators: [inFeature({ profile: aProfile({}, people.calin) })],
  parameters: { network: [sender()] },
} satisfies Meta<typeof SenderPage>;

type Story = StoryObj<typeof SenderPage>;

export const Read: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NothingDelivered: Story = {
  parameters: { network: [sender({ is_email_delivered: false, is_sms_delivered: false, own_phone: null })] },
};

export const NotReadable: Story = {
  parameters: { network: [mock(getSender, problem(503, 'database_unavailable'))] },
};
