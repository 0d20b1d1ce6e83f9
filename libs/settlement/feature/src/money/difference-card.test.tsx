import { getMoney, nameDifference } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEntry, anOffer, anOrder, moneyId, someMoney } from '../testing/money-samples.ts';
import { MoneySection } from './money-section.tsx';

const accepted = anOffer({ state: 'accepted', answered_by: 'staff' });
/** 9.000,00 lei are accepted, and the bank has paid 8.990,00 lei of the order. */
const paidInPart = {
  offers: [accepted],
  orders: [anOrder({ paid_bani: 899_000 })],
  paid_bani: 899_000,
  unnamed_difference_bani: 1_000,
};

function show(money: Parameters<typeof someMoney>[0], person: keyof typeof people = 'irina') {
  server.use(mock(getMoney, { status: 200, body: someMoney(money) }));
  return renderFeature(<MoneySection assignmentId={moneyId(9)} />, { profile: aProfile({}, people[person]) });
}

test('M4 finance names why the accepted and the paid sum disagree, and the sums agree then', async () => {
  const { user } = show(paidInPart);
  expect(await screen.findByText('Still without an explanation')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Name the difference' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Amount, lei')).toHaveValue('10.00');
  await user.type(dialog.getByLabelText('What does it stand on?'), 'Letter of the claimant');
  let sent: unknown;
  const named = someMoney({
    ...paidInPart,
    difference_bani: 1_000,
    unnamed_difference_bani: 0,
    entries: [
      anEntry(
        {
          account: 'difference',
          difference_code: 'waived',
          change_bani: 1_000,
          balance_bani: 1_000,
          reason: 'Letter of the claimant',
        },
        1,
      ),
    ],
  });
  server.use(
    mock(nameDifference, ({ body }) => {
      sent = body;
      return { status: 201, body: named };
    }),
    mock(getMoney, { status: 200, body: named }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The ledger names the difference')).toBeInTheDocument();
  expect(await screen.findByText('The sums agree.')).toBeInTheDocument();
  expect(screen.getByText('Is never paid')).toBeInTheDocument();
  expect(screen.getByText(/The claimant waives the rest · Letter of the claimant/)).toBeInTheDocument();
  expect(sent).toEqual({
    difference_code: 'waived',
    change_bani: 1_000,
    reason: 'Letter of the claimant',
    money_version: 4,
  });
});

test('M4 an excess is sent as such, and the refusal of the server is worded', async () => {
  const { user } = show({ ...paidInPart, unnamed_difference_bani: -1_000 });
  await user.click(await screen.findByRole('button', { name: 'Name the difference' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Why do the sums disagree?'), 'Error of the bank');
  expect(dialog.getByLabelText('The amount')).toHaveValue('excess');
  await user.type(dialog.getByLabelText('What does it stand on?'), 'Letter of the bank');
  let sent: unknown;
  server.use(
    mock(nameDifference, ({ body }) => {
      sent = body;
      return problem(409, 'money_rule', { context: { reason: 'more_than_paid' } });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It is more than what was paid.')).toBeInTheDocument();
  expect(sent).toMatchObject({ difference_code: 'bank_error', change_bani: -1_000 });
});

test('M4 whoever recorded a payment reads beforehand why a colleague names the difference', async () => {
  show({ ...paidInPart, difference_blocks: ['own_payment'] });
  expect(await screen.findByRole('button', { name: 'Name the difference' })).toBeDisabled();
  expect(screen.getByText(/You recorded a payment of this claim/)).toBeInTheDocument();
});

test('M4 handlers read the difference and cannot name it; while money is on its way there is none', async () => {
  const shown = show(paidInPart, 'ana');
  expect(await screen.findByText('Still without an explanation')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Name the difference' })).not.toBeInTheDocument();
  shown.unmount();
  show({ ...paidInPart, orders: [anOrder()], paid_bani: null, unnamed_difference_bani: 900_000 }, 'ana');
  expect(await screen.findByText('From estimate to payment')).toBeInTheDocument();
  expect(screen.queryByText('Accepted and paid')).not.toBeInTheDocument();
});
