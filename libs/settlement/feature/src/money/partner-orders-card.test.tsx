import type { Schema } from '@dosar/openapi';
import { renderFeature } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moneyId, someMoney } from '../testing/money-samples.ts';
import type { MoneyRights } from './money-rights.ts';
import type { OpenWindow } from './open-window.ts';
import { PartnerOrdersCard } from './partner-orders-card.tsx';

const anOrder = (changed: Partial<Schema<'PartnerOrder'>> = {}): Schema<'PartnerOrder'> => ({
  payment_order_id: moneyId(8),
  partner_job_id: moneyId(9),
  invoice_number: 'ARP 2214',
  reference: 'DM26R0000075-2',
  state: 'ordered',
  amount_bani: 592_053,
  paid_bani: 0,
  payee_name: 'Auto Rapid SRL',
  iban_masked: 'RO******************0001',
  created_by: 'Ana Ionescu',
  approved_by: null,
  created_at: '2026-11-25T08:00:00.000Z',
  payments: [],
  payment_blocks: [],
  ...changed,
});
const nobody: MoneyRights = {
  mayOffer: false,
  mayRecordAmount: false,
  mayOrder: false,
  mayConfirm: false,
  mayPay: false,
  mayNameDifference: false,
};

function show(order: Schema<'PartnerOrder'>, rights: Partial<MoneyRights>) {
  const opened: OpenWindow[] = [];
  const money = someMoney({ partner_orders: [order], partner_bani: order.paid_bani });
  const page = renderFeature(
    <PartnerOrdersCard money={money} rights={{ ...nobody, ...rights }} onOpen={(one) => opened.push(one)} />,
  );
  return { ...page, opened };
}

test('M8 E5 the file shows what partners are paid, and finance records the payment there', async () => {
  const order = anOrder();
  const { user, opened } = show(order, { mayPay: true });
  expect(await screen.findByText('Auto Rapid SRL')).toBeVisible();
  expect(screen.getByText(/Invoice ARP 2214/)).toBeVisible();
  expect(screen.getByText(/^Paid to partners: 0[.,]00 lei/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record a payment' }));
  expect(opened).toEqual([{ kind: 'pay', order }]);
});

test('M4 whoever gave the order does not record its payment, and reads why', async () => {
  show(anOrder({ payment_blocks: ['own_order'] }), { mayPay: true });
  expect(await screen.findByRole('button', { name: 'Record a payment' })).toBeDisabled();
});

test('M4 an order of which something was paid is not cancelled', async () => {
  show(anOrder({ paid_bani: 100 }), { mayOrder: true });
  expect(await screen.findByText('Auto Rapid SRL')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});
