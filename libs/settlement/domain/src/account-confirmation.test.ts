import { expect, test } from 'vitest';
import { accountFault, confirmingFault, type AccountToPay } from './account-confirmation.ts';

const account = (different: Partial<AccountToPay> = {}): AccountToPay => ({
  typedBy: null,
  holder: 'Raluca Anghel',
  payee: 'Anghel Raluca',
  isConfirmed: false,
  isPayers: false,
  ...different,
});

test('M4 what the claimant typed under the own name is paid', () => {
  expect(accountFault(account())).toBeUndefined();
});

test('M4 what somebody of the staff typed is paid once it is confirmed', () => {
  expect(accountFault(account({ typedBy: 'ana' }))).toBe('account_unconfirmed');
  expect(accountFault(account({ typedBy: 'ana', isConfirmed: true }))).toBeUndefined();
});

test('M4 another holder is paid once it is confirmed, whoever typed the account', () => {
  expect(accountFault(account({ holder: 'Ion Barbu' }))).toBe('holder_differs');
  expect(accountFault(account({ holder: 'Ion Barbu', typedBy: 'ana' }))).toBe('holder_differs');
  expect(accountFault(account({ holder: 'Ion Barbu', isConfirmed: true }))).toBeUndefined();
});

test('M4 no confirmation lets money go into the account of the payer', () => {
  expect(accountFault(account({ isPayers: true, isConfirmed: true }))).toBe('payers_account');
});

test('M4 whoever typed an account does not confirm it', () => {
  expect(confirmingFault('ana', { typedBy: 'ana' })).toBe('own_account');
  expect(confirmingFault('radu', { typedBy: 'ana' })).toBeUndefined();
  expect(confirmingFault('radu', { typedBy: null })).toBeUndefined();
});
