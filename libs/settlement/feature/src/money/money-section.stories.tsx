import { getMoney } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import {
  anAccount,
  anEntry,
  anOffer,
  anOrder,
  aPayment,
  aRecovery,
  someMoney,
} from '../testing/money-samples.ts';
import { MoneySection } from './money-section.tsx';

const shows = (changed: Partial<Schema<'Money'>> = {}) => ({
  network: [mock(getMoney, { status: 200, body: someMoney(changed) })],
});
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

const reserved = {
  reserve_bani: 1_000_000,
  coverages: [
    {
      coverage_code: 'vehicle' as const,
      limit_bani: 640_000_000,
      deductible_bani: 50_000,
      reserve_bani: 950_000,
      paid_bani: 0,
    },
    {
      coverage_code: 'penalty' as const,
      limit_bani: null,
      deductible_bani: 0,
      reserve_bani: 50_000,
      paid_bani: 0,
    },
  ],
  entries: [
    anEntry({ account: 'agreed', change_bani: 900_000, balance_bani: 900_000, reason: 'Deviz agreat' }, 2),
    anEntry({}, 1),
  ],
};
const lines = [
  { code: 'repair' as const, note: 'deviz v2', amount_bani: 850_000 },
  { code: 'penalty' as const, note: '0,2 % × 10 zile din 8.500,00 lei', amount_bani: 17_000 },
];
const late = anOffer({ lines, compensation_bani: 850_000, penalty_bani: 17_000, amount_bani: 867_000 });

export default {
  title: 'Settlement/Money of a claim file',
  component: MoneySection,
  args: { assignmentId: '0190b6a0-0000-7000-8000-00000000a001' },
  decorators: [inFeature({ profile: aProfile({}, people.ana) })],
  parameters: shows(reserved),
} satisfies Meta<typeof MoneySection>;

type Story = StoryObj<typeof MoneySection>;

export const NothingRecorded: Story = {
  parameters: shows({ estimated_bani: null, agreed_bani: null, reserve_bani: null }),
};

export const NothingOffered: Story = {};

const typed = {
  ...reserved,
  offers: [anOffer({ state: 'accepted', answered_by: 'staff', answered_at: '2026-11-25T09:00:00.000Z' })],
  payable: {
    offer_id: '0190b6a0-0000-7000-8000-00000000b001',
    amount_bani: 900_000,
    deducted_bani: 0,
    counted_bani: 0,
    is_undisputed: false,
  },
};

/** Another member of the staff typed the account: the reader confirms it. */
export const AccountToConfirm: Story = {
  parameters: shows({ ...typed, account: anAccount(), payment_blocks: ['account_unconfirmed'] }),
};

export const OwnAccountUnderAnotherNameOnAPhone: Story = {
  parameters: shows({
    ...typed,
    account: anAccount({
      payee_name: 'Barbu Ion',
      is_holder_other: true,
      fault: 'holder_differs',
      confirm_blocks: ['own_account'],
    }),
    payment_blocks: ['own_answer', 'holder_differs'],
  }),
  globals: onAPhone,
};

export const AccountConfirmed: Story = {
  parameters: shows({
    ...typed,
    account: anAccount({
      fault: null,
      confirmed_how: 'colleague',
      confirmed_by: 'Maria Stan',
      confirmed_at: '2026-11-25T10:00:00.000Z',
    }),
    payment_blocks: [],
  }),
};

export const ReserveWaitsForApproval: Story = {
  parameters: shows({
    ...reserved,
    waiting_reserves: [{ coverage_code: 'injury', amount_bani: 6_000_000, asked_by: 'Ana Ionescu' }],
  }),
};

export const AboveTheLimit: Story = { parameters: shows({ ...reserved, offers: [late] }) };

export const Contested: Story = {
  parameters: shows({
    ...reserved,
    offers: [
      {
        ...late,
        state: 'contested',
        issued_at: '2026-11-20T08:00:00.000Z',
        viewed_at: '2026-11-20T18:00:00.000Z',
        answered_at: '2026-11-21T08:00:00.000Z',
        answered_by: 'claimant',
        contest_reasons: ['work'],
        contest_note: 'Ușa nouă vine grunduită, trebuie vopsită.',
        wants_undisputed: true,
      },
    ],
    payable: {
      offer_id: late.offer_id,
      amount_bani: 867_000,
      deducted_bani: 0,
      counted_bani: 0,
      is_undisputed: true,
    },
    payment_blocks: [],
  }),
};

const accepted = anOffer({ state: 'accepted', iban_masked: 'RO******************0000' });

export const AcceptanceRecordedByTheReader: Story = {
  parameters: shows({
    ...reserved,
    offers: [accepted],
    payable: {
      offer_id: accepted.offer_id,
      amount_bani: 900_000,
      deducted_bani: 0,
      counted_bani: 0,
      is_undisputed: false,
    },
    payment_blocks: ['own_answer'],
  }),
};

const paid = shows({
  ...reserved,
  paid_bani: 867_000,
  recourse_bani: 900_000,
  residual_bani: 120_000,
  recovered_bani: 420_000,
  offers: [{ ...late, state: 'accepted', iban_masked: 'RO******************0000' }],
  orders: [
    anOrder({
      state: 'paid',
      amount_bani: 867_000,
      paid_bani: 867_000,
      payments: [aPayment({ amount_bani: 867_000 })],
    }),
  ],
  payment_blocks: ['already_ordered'],
  recoveries: [
    aRecovery({
      recovery_id: '0190b6a0-0000-7000-8000-00000000b008',
      recovery_no: 2,
      kind: 'residual',
      state: 'received',
      debtor_kind: 'person',
      debtor_name: 'Dezmembrări Codru SRL',
      ground_code: 'sale',
      ground_note: 'Contract de vânzare 17/2026',
      expected_bani: 120_000,
      received_bani: 120_000,
      receipts: [],
    }),
    aRecovery(),
  ],
});

export const PaidWithMoneyToComeBack: Story = { parameters: paid };

export const PaidOnAPhone: Story = { parameters: paid, globals: onAPhone };

export const GivenUp: Story = {
  parameters: shows({
    ...reserved,
    recourse_bani: 300_000,
    recovered_bani: 300_000,
    recoveries: [
      aRecovery({ state: 'given_up', expected_bani: 300_000, give_up_reason: 'Debitor fără bunuri' }),
    ],
  }),
};

export const Loading: Story = {
  parameters: {
    network: [
      mock(getMoney, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const NotReadable: Story = {
  parameters: { network: [mock(getMoney, problem(503, 'database_unavailable'))] },
};

export const OfferWithoutANote: Story = {
  parameters: shows({
    ...reserved,
    has_closed_note: false,
    offers: [anOffer({ note_exception: { code: 'invoice', reason: 'Factura parbrizului este la dosar.' } })],
  }),
};

export const ReadByAnAssessor: Story = {
  parameters: shows({
    ...reserved,
    extent: 'note',
    reserve_bani: null,
    has_closed_note: false,
    payment_blocks: [],
    recipients: [],
  }),
};
