import { browsePaymentOrders, savePayingAccount } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentsPage } from './payments-page.tsx';

const account = { holder_name: 'Asigurarea Demo', iban_masked: 'RO******************1111', bic: null };
const waiting = {
  holder_name: 'Asigurarea Demo',
  iban_masked: 'RO******************0000',
  bic: null,
  asked_by: 'Irina Neagu',
  asked_at: '2026-03-04T08:00:00.000Z',
};
const orders = { items: [], next_cursor: null, exports: [], statements: [], next_banking_day: '2026-03-05' };

test('M4 another paying account waits for a manager beside the one that still pays', async () => {
  server.use(mock(browsePaymentOrders, { status: 200, body: { ...orders, account, waiting_account: null } }));
  const { user } = renderFeature(<PaymentsPage />, { profile: aProfile({}, people.irina) });
  await user.click(await screen.findByRole('button', { name: 'Change the account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/A manager approves the account/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/IBAN/), 'RO49 AAAA 1B31 0075 9384 0000');
  server.use(
    mock(savePayingAccount, { status: 200, body: waiting }),
    mock(browsePaymentOrders, { status: 200, body: { ...orders, account, waiting_account: waiting } }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The account waits for its approval')).toBeInTheDocument();
  expect(await screen.findByText(/Waits for approval: .*0000, asked by Irina Neagu/)).toBeInTheDocument();
  expect(screen.getByText(/1111/)).toBeInTheDocument();
});
