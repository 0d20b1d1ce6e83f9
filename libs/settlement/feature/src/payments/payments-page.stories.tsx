import { browsePaymentOrders, exportPaymentOrders } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, hoursAgo, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { moneyId } from '../testing/money-samples.ts';
import { PaymentsPage } from './payments-page.tsx';

const waiting = (number: number): Schema<'PaymentOrders'>['items'][number] => ({
  payment_order_id: moneyId(number),
  reference: `DM26R000007${number}-1`,
  claim_file_no: `DM26R000007${number}`,
  assignment_id: moneyId(number),
  amount_bani: 900_000 + number * 12_345,
  payee_name:
    number === 2 ? 'Societatea Comercială de Reparații Auto și Vopsitorie Codru SRL' : 'Anghel Raluca',
  iban_masked: 'RO******************0000',
  created_by: 'Ana Ionescu',
  created_at: hoursAgo(number),
  payment_blocks: number === 3 ? ['own_order'] : [],
});
const shows = (changed: Partial<Schema<'PaymentOrders'>> = {}) =>
  mock(browsePaymentOrders, {
    status: 200,
    body: {
      items: [1, 2, 3].map(waiting),
      next_cursor: null,
      exports: [],
      statements: [],
      account: { holder_name: 'Asigurarea Demo', iban_masked: 'RO******************1111', bic: 'AAAAROBU' },
      waiting_account: null,
      next_banking_day: '2026-03-05',
      ...changed,
    },
  });
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export default {
  title: 'Settlement/Payments',
  component: PaymentsPage,
  decorators: [inFeature({ profile: aProfile({}, people.irina) })],
  parameters: { network: [shows()] },
} satisfies Meta<typeof PaymentsPage>;

type Story = StoryObj<typeof PaymentsPage>;

export const Waiting: Story = {};

export const WaitingOnAPhone: Story = { globals: onAPhone };

export const NothingWaits: Story = { parameters: { network: [shows({ items: [] })] } };

export const NoAccountYet: Story = { parameters: { network: [shows({ account: null })] } };

export const AnotherAccountWaits: Story = {
  parameters: {
    network: [
      shows({
        waiting_account: {
          holder_name: 'Asigurarea Demo',
          iban_masked: 'RO******************2222',
          bic: null,
          asked_by: 'Irina Neagu',
          asked_at: hoursAgo(3),
        },
      }),
    ],
  },
  globals: onAPhone,
};

export const Refused: Story = {
  parameters: {
    network: [
      shows(),
      mock(exportPaymentOrders, problem(409, 'money_rule', { context: { reason: 'not_exportable' } })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Alege toate|Choose all)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /2/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Dă băncii|Give to the bank)$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    network: [
      mock(browsePaymentOrders, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const NotReadable: Story = {
  parameters: { network: [mock(browsePaymentOrders, problem(503, 'database_unavailable'))] },
};
