import { changeReserve, getMoney, orderPayment, previewOffer, saveOffer } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoneySection } from './money-section.tsx';

const assignmentId = '0190b6a0-0000-7000-8000-00000000a001';
const id = (end: number) => `0190b6a0-0000-7000-8000-00000000b00${end}`;

const offer: Schema<'Offer'> = {
  offer_id: id(1),
  offer_no: 1,
  state: 'draft',
  lines: [{ code: 'repair', note: 'deviz v2', amount_bani: 900_000 }],
  compensation_bani: 900_000,
  penalty_bani: 0,
  amount_bani: 900_000,
  recipient_party_id: id(2),
  recipient_name: 'Anghel Raluca',
  note: null,
  decision_note: null,
  approved_by: null,
  document_id: null,
  issued_at: null,
  viewed_at: null,
  answered_at: null,
  answered_by: null,
  contest_reasons: [],
  contest_note: null,
  wants_undisputed: false,
  payee_name: null,
  iban_masked: null,
  created_by: 'Ana Ionescu',
  created_at: '2026-11-25T08:00:00.000Z',
};

const money: Schema<'Money'> = {
  claim_file_id: id(3),
  money_version: 4,
  estimated_bani: 950_000,
  agreed_bani: 900_000,
  reserve_bani: 0,
  paid_bani: null,
  recourse_bani: null,
  residual_bani: null,
  recovered_bani: null,
  coverages: [],
  entries: [],
  recoveries: [],
  offers: [],
  orders: [],
  recipients: [
    {
      party_id: id(2),
      full_name: 'Anghel Raluca',
      language: 'ro',
      iban_masked: null,
      email: 'raluca@example.com',
      phone: null,
    },
  ],
  suggested_lines: [],
  payable: null,
  payment_blocks: ['not_accepted'],
  offer_authority_bani: 700_000,
  payment_authority_bani: 700_000,
};

function show(changed: Partial<Schema<'Money'>> = {}) {
  server.use(mock(getMoney, { status: 200, body: { ...money, ...changed } }));
  return renderFeature(<MoneySection assignmentId={assignmentId} />);
}

test('M4 an offer begins with what was agreed, the deductible and the penalty for being late, and is sent as whole bani', async () => {
  const { user } = show({
    suggested_lines: [
      { code: 'deductible', note: 'as the policy says', amount_bani: 50_000 },
      { code: 'penalty', note: '0.2 % × 10 days of 9.000,00 lei', amount_bani: 18_000 },
    ],
  });
  const sent: unknown[] = [];
  server.use(
    mock(saveOffer, ({ body }) => {
      sent.push(body);
      return { status: 201, body: { ...money, offers: [offer] } };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Calculate an offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByLabelText('Amount, lei')[0]).toHaveValue('9.000,00');
  expect(dialog.getByText(/8[.,]680/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save the offer' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      lines: [
        { code: 'repair', amount_bani: 900_000 },
        { code: 'deductible', note: 'as the policy says', amount_bani: -50_000 },
        { code: 'penalty', note: '0.2 % × 10 days of 9.000,00 lei', amount_bani: 18_000 },
      ],
      recipient_party_id: id(2),
      money_version: 4,
    },
  ]);
});

test('above the own limit the next step is to ask, and the page says by how much', async () => {
  show({ offers: [offer] });
  expect(await screen.findByRole('button', { name: 'Ask for approval' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send the offer' })).not.toBeInTheDocument();
  expect(screen.getByText(/above your limit/)).toBeInTheDocument();
});

test('before an offer leaves, its letter and its message are shown', async () => {
  const { user } = show({ offers: [{ ...offer, state: 'approved' }] });
  server.use(
    mock(previewOffer, {
      status: 200,
      body: {
        to: 'raluca@example.com',
        channel: 'email',
        subject: 'Oferta noastră',
        body: 'Vă oferim 9.000,00 lei.',
        letter: {
          reference: 'DM26R0000075-1',
          date: '2026-11-25',
          recipient: 'Anghel Raluca',
          title: 'Ofertă de despăgubire',
          opening: ['Vă oferim:'],
          lines: [{ name: 'Reparație', detail: 'deviz v2', amount_bani: 900_000 }],
          total_bani: 900_000,
          closing: ['Plătim în cel mult 10 zile.'],
          signature: ['Ana Ionescu'],
        },
        blocks: [],
        is_within_authority: false,
        authority_bani: 700_000,
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send the offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/raluca@example\.com/)).toBeInTheDocument();
  expect(dialog.getByText('Vă oferim 9.000,00 lei.')).toBeInTheDocument();
  expect(dialog.getByText('Plătim în cel mult 10 zile.')).toBeInTheDocument();
});

test('M4 the reserve shown is that of the chosen coverage, and what is no amount is not sent', async () => {
  const coverage = { limit_bani: null, deductible_bani: 0, paid_bani: 0 };
  const { user } = show({
    coverages: [
      { ...coverage, coverage_code: 'vehicle', reserve_bani: 500_000 },
      { ...coverage, coverage_code: 'injury', reserve_bani: 120_050 },
    ],
  });
  const sent: unknown[] = [];
  server.use(
    mock(changeReserve, ({ body }) => {
      sent.push(body);
      return { status: 201, body: money };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change, with a reason' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Amount, lei');
  expect(amount).toHaveValue('5.000,00');
  await user.selectOptions(dialog.getByLabelText('Coverage'), 'injury');
  expect(amount).toHaveValue('1.200,50');

  await user.clear(amount);
  await user.type(amount, 'o mie');
  await user.type(dialog.getByLabelText('Reason'), 'raport medical');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(/Write an amount such as/)).not.toHaveLength(0);
  expect(sent).toEqual([]);

  await user.clear(amount);
  await user.type(amount, '1.500');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sent)
    .toEqual([{ coverage_code: 'injury', amount_bani: 150_000, reason: 'raport medical', money_version: 4 }]);
});

test('M4 of a contested offer the undisputed part is ordered into the account that is typed', async () => {
  const payable = { offer_id: id(1), amount_bani: 900_000, deducted_bani: 0, is_undisputed: true };
  const { user } = show({ offers: [{ ...offer, state: 'contested' }], payable, payment_blocks: [] });
  const sent: unknown[] = [];
  server.use(
    mock(orderPayment, ({ body }) => {
      sent.push(body);
      return { status: 201, body: money };
    }),
  );
  expect(await screen.findByText(/9[.,]000[.,]00 lei are undisputed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay the undisputed part' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Amount, lei'));
  await user.type(dialog.getByLabelText('Amount, lei'), '6.500,00');
  await user.click(dialog.getByRole('button', { name: 'Order it' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Account (IBAN)'), 'RO49 AAAA 1B31 0075 9384 0000');
  await user.click(dialog.getByRole('button', { name: 'Order it' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        amount_bani: 650_000,
        iban: 'RO49 AAAA 1B31 0075 9384 0000',
        payee_name: 'Anghel Raluca',
        money_version: 4,
      },
    ]);
});
