import { orderPayment } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { anOffer, anOrder, aPayment, moneyId, someMoney } from '../testing/money-samples.ts';
import { MoneyWindow } from './money-window.tsx';

const offer = anOffer({
  state: 'accepted',
  payee_name: 'Anghel Raluca',
  iban_masked: 'RO******************0000',
});
const contested = anOffer({ state: 'contested' });
const payableOf = (bani: number, isUndisputed = false) => ({
  offer_id: moneyId(1),
  amount_bani: bani,
  deducted_bani: 0,
  counted_bani: 0,
  is_undisputed: isUndisputed,
});
const own = someMoney({ payment_authority_bani: 1_000_000, reserve_bani: 900_000 });
const order = anOrder();

export default {
  title: 'Settlement/Payment windows',
  component: MoneyWindow,
  args: {
    assignmentId: '0190b6a0-0000-7000-8000-00000000a001',
    money: own,
    onClose: fn(),
    window: { kind: 'order', offer, payable: payableOf(900_000) },
  },
  decorators: [inFeature({ profile: aProfile({}, people.ana) })],
  play: async () => void (await shown()),
} satisfies Meta<typeof MoneyWindow>;

type Story = StoryObj<typeof MoneyWindow>;

async function shown() {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog).toBeVisible();
  return within(dialog);
}
const orders = async () => {
  const dialog = await shown();
  await userEvent.click(dialog.getByRole('button', { name: /^(Ordonă plata|Order it)$/ }));
  return dialog;
};

export const Order: Story = {};

export const OrderLessThanOffered: Story = {
  args: {
    window: {
      kind: 'order',
      offer,
      payable: { ...payableOf(400_000), deducted_bani: 500_000, counted_bani: 500_000 },
    },
  },
};

export const ApprovalNeeded: Story = { args: { money: someMoney({ reserve_bani: 900_000 }) } };

export const SecondOrderRefused: Story = {
  parameters: {
    network: [mock(orderPayment, problem(409, 'money_rule', { context: { reason: 'already_ordered' } }))],
  },
  play: async () => {
    const dialog = await orders();
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Undisputed: Story = {
  args: { window: { kind: 'undisputed', offer: contested, payable: payableOf(900_000, true) } },
};

export const RecordPayment: Story = { args: { window: { kind: 'pay', order } } };

export const CancelOrder: Story = { args: { window: { kind: 'cancel', order } } };

export const CorrectPayment: Story = { args: { window: { kind: 'correct', payment: aPayment() } } };
