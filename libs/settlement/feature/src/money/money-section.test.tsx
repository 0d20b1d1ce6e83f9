import {
  addRecovery,
  changeReserve,
  getMoney,
  giveUpRecovery,
  orderPayment,
  previewOffer,
  recordReceipt,
  saveOffer,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOffer, anOrder, aRecovery, moneyId, someMoney } from '../testing/money-samples.ts';
import { MoneySection } from './money-section.tsx';

const assignmentId = '0190b6a0-0000-7000-8000-00000000a001';
const offer = anOffer();

function show(changed: Partial<Schema<'Money'>> = {}, reader = people.ana) {
  server.use(mock(getMoney, { status: 200, body: someMoney(changed) }));
  return renderFeature(<MoneySection assignmentId={assignmentId} />, { profile: aProfile({}, reader) });
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
      return { status: 201, body: someMoney({ offers: [offer] }) };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Calculate an offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByLabelText('Amount, lei')[0]).toHaveValue('9,000.00');
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
      recipient_party_id: moneyId(2),
      money_version: 4,
    },
  ]);
});

test('M4 an offer without a closed note asks why it needs none, and says so in words', async () => {
  const { user } = show({ has_closed_note: false });
  const sent: unknown[] = [];
  server.use(
    mock(saveOffer, ({ body }) => {
      sent.push(body);
      return { status: 201, body: someMoney({ offers: [offer] }) };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Calculate an offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/Why without a closed note/), 'Repair paid by invoice');
  await user.click(dialog.getByRole('button', { name: 'Save the offer' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('The reason in words'), 'Invoice 12');
  await user.click(dialog.getByRole('button', { name: 'Save the offer' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toMatchObject([{ note_exception: { code: 'invoice', reason: 'Invoice 12' } }]);
});

test('M4 an assessor sees what the damage costs and what the policy bears, and no offer or payment', async () => {
  show(
    {
      extent: 'note',
      coverages: [
        {
          coverage_code: 'vehicle',
          limit_bani: 100_000_00,
          deductible_bani: 500_00,
          reserve_bani: 0,
          paid_bani: 0,
        },
      ],
    },
    people.elena,
  );
  expect(await screen.findByText(/deductible 500[.,]00/)).toBeInTheDocument();
  expect(screen.queryByText('Reserve')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /offer|payment/i })).not.toBeInTheDocument();
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
      return { status: 201, body: someMoney() };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change, with a reason' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Amount, lei');
  expect(amount).toHaveValue('5,000.00');
  await user.selectOptions(dialog.getByLabelText('Coverage'), 'injury');
  expect(amount).toHaveValue('1,200.50');

  await user.clear(amount);
  await user.type(amount, 'o mie');
  await user.type(dialog.getByLabelText('Reason'), 'raport medical');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(/Write an amount such as/)).not.toHaveLength(0);
  expect(sent).toEqual([]);

  await user.clear(amount);
  await user.type(amount, '1,500');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sent)
    .toEqual([{ coverage_code: 'injury', amount_bani: 150_000, reason: 'raport medical', money_version: 4 }]);
});

test('M4 of a contested offer the undisputed part is ordered into the account that the file knows', async () => {
  const payable = {
    offer_id: moneyId(1),
    amount_bani: 900_000,
    deducted_bani: 0,
    counted_bani: 0,
    is_undisputed: true,
  };
  const { user } = show({ offers: [{ ...offer, state: 'contested' }], payable, payment_blocks: [] });
  const sent: unknown[] = [];
  server.use(
    mock(orderPayment, ({ body }) => {
      sent.push(body);
      return { status: 201, body: someMoney() };
    }),
  );
  expect(await screen.findByText(/9[.,]000[.,]00 lei are undisputed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay the undisputed part' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Amount, lei'));
  await user.type(dialog.getByLabelText('Amount, lei'), '6,500.00');
  await user.click(dialog.getByRole('button', { name: 'Order it' }));
  await expect.poll(() => sent).toEqual([{ amount_bani: 650_000, money_version: 4 }]);
});

test('R12 files that came with an objection stand at it, each a way to the document', async () => {
  const contested = anOffer({
    state: 'contested',
    contest_note: 'Farul costă mai mult.',
    contest_documents: [{ document_id: moneyId(8), file_name: 'deviz propriu.png' }],
  });
  show({ offers: [contested] });
  expect(await screen.findByText('Came with the objection')).toBeVisible();
  expect(screen.getByRole('link', { name: 'deviz propriu.png' })).toHaveAttribute(
    'href',
    expect.stringMatching(`documents\\?document=${moneyId(8)}$`),
  );
});

test('M4 what is to come back needs its debtor and papers, and residual value has grounds of its own', async () => {
  const { user } = show();
  const sent: unknown[] = [];
  server.use(
    mock(addRecovery, ({ body }) => {
      sent.push(body);
      return { status: 201, body: someMoney() };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Note an amount' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('What comes back'), 'residual');
  const grounds = within(dialog.getByLabelText('Ground')).getAllByRole('option');
  expect(grounds.map((option) => option.textContent)).toEqual([
    'Sale of what is left of the vehicle',
    'Another ground',
  ]);
  await user.type(dialog.getByLabelText('Expected, lei'), '1.200,50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Name'), 'Dezmembrări Codru SRL');
  await user.type(dialog.getByLabelText('Stands on'), 'Contract 17/2026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        kind: 'residual',
        debtor_kind: 'person',
        debtor_name: 'Dezmembrări Codru SRL',
        ground_code: 'sale',
        ground_note: 'Contract 17/2026',
        expected_bani: 120_050,
        money_version: 4,
      },
    ]);
});

test('M4 a receipt begins with all that is still expected', async () => {
  const { user } = show({ recoveries: [aRecovery()] });
  const sent: unknown[] = [];
  server.use(
    mock(recordReceipt, ({ body }) => {
      sent.push(body.amount_bani);
      return { status: 201, body: someMoney() };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Record a receipt' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Amount, lei')).toHaveValue('6,000.00');
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  await expect.poll(() => sent).toEqual([600_000]);
});

test('M4 giving up says how much is not expected any more, and needs a reason', async () => {
  const { user } = show({ recourse_bani: 900_000, recovered_bani: 300_000, recoveries: [aRecovery()] });
  const sent: unknown[] = [];
  server.use(
    mock(giveUpRecovery, ({ body }) => {
      sent.push(body.reason);
      return { status: 201, body: someMoney() };
    }),
  );
  expect(await screen.findByText(/3[.,]000[.,]00 lei of 9[.,]000[.,]00 lei received/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  const giving = within(await screen.findByRole('dialog'));
  expect(giving.getByText(/6[.,]000[.,]00 lei from Asigurarea Vecină SA/)).toBeInTheDocument();
  await user.click(giving.getByRole('button', { name: 'Give up the rest' }));
  expect(sent).toEqual([]);
  await user.type(giving.getByLabelText('Reason'), 'Fără bunuri');
  await user.click(giving.getByRole('button', { name: 'Give up the rest' }));
  await expect.poll(() => sent).toEqual(['Fără bunuri']);
});

test('what is given up or received whole cannot be received again', async () => {
  show({
    recoveries: [
      aRecovery({ state: 'given_up', give_up_reason: 'Debitor fără bunuri' }),
      aRecovery({ recovery_id: moneyId(8), state: 'received', expected_bani: 300_000 }),
    ],
  });
  expect(await screen.findByText('Given up: Debitor fără bunuri')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Record a receipt' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Give up' })).not.toBeInTheDocument();
});

const accepted = {
  offers: [anOffer({ state: 'accepted' })],
  payable: {
    offer_id: moneyId(1),
    amount_bani: 900_000,
    deducted_bani: 0,
    counted_bani: 0,
    is_undisputed: false,
  },
};

test('M4 whoever recorded the answer sees why a colleague orders the payment', async () => {
  show({ ...accepted, payment_blocks: ['own_answer'] });
  expect(await screen.findByRole('button', { name: 'Order the payment' })).toBeDisabled();
  expect(screen.getAllByText(/You recorded the answer/)).not.toHaveLength(0);
});

test('M4 handlers order and do not pay; finance does, unless the order is its own', async () => {
  const ordered = {
    ...accepted,
    payable: null,
    payment_blocks: ['already_ordered' as const],
    orders: [anOrder()],
  };
  const { unmount } = show(ordered);
  expect(await screen.findByRole('button', { name: 'Calculate an offer' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Record a payment' })).not.toBeInTheDocument();
  unmount();
  const { unmount: leave } = show(ordered, people.irina);
  expect(await screen.findByRole('button', { name: 'Record a payment' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Calculate an offer' })).not.toBeInTheDocument();
  leave();
  show({ ...ordered, orders: [anOrder({ payment_blocks: ['own_order'] })] }, people.irina);
  expect(await screen.findByRole('button', { name: 'Record a payment' })).toBeDisabled();
});
