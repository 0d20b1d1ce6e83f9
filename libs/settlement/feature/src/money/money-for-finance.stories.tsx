import { getMoney } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOffer, anOrder, someMoney } from '../testing/money-samples.ts';
import { MoneySection } from './money-section.tsx';

/** An order that somebody else gave waits, unless it says otherwise. */
const withOrder = (changed: Parameters<typeof anOrder>[0] = {}) => ({
  network: [
    mock(getMoney, {
      status: 200,
      body: someMoney({
        reserve_bani: 1_000_000,
        offers: [anOffer({ state: 'accepted' })],
        orders: [anOrder(changed)],
        payment_blocks: ['already_ordered'],
      }),
    }),
  ],
});

export default {
  title: 'Settlement/Money of a claim file, for finance',
  component: MoneySection,
  args: { assignmentId: '0190b6a0-0000-7000-8000-00000000a001' },
  decorators: [inFeature({ profile: aProfile({}, people.irina) })],
  parameters: withOrder(),
} satisfies Meta<typeof MoneySection>;

type Story = StoryObj<typeof MoneySection>;

export const OrderToPay: Story = {};

export const OrderGivenByTheReader: Story = { parameters: withOrder({ payment_blocks: ['own_order'] }) };
