import { changeReserve, getMoney } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moneyId, someMoney } from '../testing/money-samples.ts';
import { MoneySection } from './money-section.tsx';

test('M4 a reserve above the own limit says beforehand that a manager approves it, and waits', async () => {
  const waiting_reserves = [
    { coverage_code: 'vehicle' as const, amount_bani: 5_000_001, asked_by: 'Ana Ionescu' },
  ];
  server.use(mock(getMoney, { status: 200, body: someMoney() }));
  const { user } = renderFeature(<MoneySection assignmentId={moneyId(9)} />, {
    profile: aProfile({}, people.ana),
  });
  await user.click(await screen.findByRole('button', { name: 'Change, with a reason' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Amount, lei');
  await user.clear(amount);
  await user.type(amount, '50,000.00');
  expect(dialog.queryByText(/A manager approves more/)).not.toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '50,000.01');
  expect(dialog.getByText(/A manager approves more/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'New estimate');
  server.use(
    mock(changeReserve, () => ({ status: 201, body: someMoney({ waiting_reserves }) })),
    mock(getMoney, { status: 200, body: someMoney({ waiting_reserves }) }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The reserve waits for its approval')).toBeInTheDocument();
  expect(await screen.findByText(/waits for approval, asked by Ana Ionescu/)).toBeInTheDocument();
});
