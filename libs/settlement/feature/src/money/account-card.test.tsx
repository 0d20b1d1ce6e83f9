import { askAccountConfirmation, confirmAccount, getMoney } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAccount, anOffer, moneyId, someMoney } from '../testing/money-samples.ts';
import { MoneySection } from './money-section.tsx';

const payable = {
  offer_id: moneyId(1),
  amount_bani: 900_000,
  deducted_bani: 0,
  counted_bani: 0,
  is_undisputed: false,
};

function show(
  account: Partial<Schema<'PaidAccount'>> = {},
  { reader = people.radu, blocks = ['account_unconfirmed'] as Schema<'Money'>['payment_blocks'] } = {},
) {
  const money = someMoney({
    offers: [anOffer({ state: 'accepted', answered_by: 'staff' })],
    account: anAccount(account),
    payable,
    payment_blocks: blocks,
  });
  server.use(mock(getMoney, { status: 200, body: money }));
  return renderFeature(<MoneySection assignmentId={moneyId(9)} />, { profile: aProfile({}, reader) });
}

test('M4 a colleague confirms the account that somebody typed, and says what it was compared with', async () => {
  const { user } = show();
  const sent: unknown[] = [];
  server.use(
    mock(confirmAccount, ({ body }) => {
      sent.push(body);
      return { status: 201, body: someMoney() };
    }),
  );
  expect(await screen.findByText('Typed by Ana Ionescu')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Order the payment' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Confirm the account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm the account' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('What did you compare it with?'), 'Bank statement');
  await user.click(dialog.getByRole('button', { name: 'Confirm the account' }));
  expect(await screen.findByText('The account is confirmed')).toBeInTheDocument();
  expect(sent).toEqual([{ note: 'Bank statement', money_version: 4 }]);
});

test('M4 whoever typed the account is told that somebody else confirms it', async () => {
  show({ confirm_blocks: ['own_account'] }, { reader: people.ana });
  expect(
    await screen.findByText('You typed it, so the claimant or a colleague confirms it.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm the account' })).not.toBeInTheDocument();
});

test('a confirmed account says who vouches for it, and asks for nothing', async () => {
  const confirmed = {
    fault: null,
    confirmed_how: 'colleague',
    confirmed_by: 'Maria Stan',
    confirmed_at: '2026-03-04T08:00:00.000Z',
  } as const;
  show(confirmed, { blocks: [] });
  expect(await screen.findByText(/^Confirmed by Maria Stan/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm the account' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Order the payment' })).toBeEnabled();
});

test('an account under another name says both names', async () => {
  show(
    { fault: 'holder_differs', is_holder_other: true, payee_name: 'Ion Barbu' },
    { blocks: ['holder_differs'] },
  );
  expect(
    await screen.findByText('The account is held by Ion Barbu, the offer was made to Anghel Raluca.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm the account' })).toBeInTheDocument();
});

test('the account from which the organisation pays is confirmed by nobody', async () => {
  show({ fault: 'payers_account' }, { blocks: ['payers_account'] });
  expect(await screen.findByText('Not payable')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm the account' })).not.toBeInTheDocument();
});

test('M4 whoever typed the account asks the claimant to confirm it', async () => {
  const { user } = show({ confirm_blocks: ['own_account'] }, { reader: people.ana });
  server.use(mock(askAccountConfirmation, { status: 201, body: someMoney() }));
  await user.click(await screen.findByRole('button', { name: 'Ask the claimant to confirm' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/goes to raluca@example\.com/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Ask the claimant to confirm' }));
  expect(await screen.findByText('The claimant was asked')).toBeInTheDocument();
});

test('what the claimant typed under another name is not asked of them again', async () => {
  show({
    typed_by: null,
    ask_blocks: ['typed_by_claimant'],
    fault: 'holder_differs',
    is_holder_other: true,
    payee_name: 'Ion Barbu',
  });
  expect(await screen.findByRole('button', { name: 'Confirm the account' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask the claimant to confirm' })).not.toBeInTheDocument();
});

test('M4 the button for asking the claimant says why it is closed before it is pressed', async () => {
  show({ ask_blocks: ['own_contact'] });
  expect(await screen.findByRole('button', { name: 'Ask the claimant to confirm' })).toBeDisabled();
  expect(
    screen.getByText(
      'Whoever typed the account also typed how the claimant is reached, so a colleague confirms the account',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm the account' })).toBeEnabled();
});
