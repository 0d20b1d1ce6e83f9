import { expect, test } from 'vitest';
import { namingFaults, orderingFault, payingFault } from './money-duties.ts';

const nobody = { answerRecordedBy: null, accountTypedBy: null };

test('M4 a payment is ordered by somebody who neither recorded the answer nor typed the account', () => {
  expect(orderingFault('ana', nobody)).toBeUndefined();
  expect(orderingFault('ana', { answerRecordedBy: 'radu', accountTypedBy: 'maria' })).toBeUndefined();
  expect(orderingFault('ana', { ...nobody, answerRecordedBy: 'ana' })).toBe('own_answer');
  expect(orderingFault('ana', { ...nobody, accountTypedBy: 'ana' })).toBe('own_account');
  expect(orderingFault('ana', { answerRecordedBy: 'ana', accountTypedBy: 'ana' })).toBe('own_answer');
});

test('M4 an order is paid by somebody who neither gave nor approved it', () => {
  expect(payingFault('irina', { orderedBy: 'ana', approvedBy: null })).toBeUndefined();
  expect(payingFault('irina', { orderedBy: 'ana', approvedBy: 'maria' })).toBeUndefined();
  expect(payingFault('irina', { orderedBy: 'irina', approvedBy: 'maria' })).toBe('own_order');
  expect(payingFault('irina', { orderedBy: 'ana', approvedBy: 'irina' })).toBe('own_approval');
});

test('M4 a difference is named by somebody who neither ordered, approved nor recorded a payment of the claim', () => {
  const orders = [
    { orderedBy: 'ana', approvedBy: 'maria' },
    { orderedBy: 'ana', approvedBy: null },
  ];
  expect(namingFaults('radu', { orders, payers: ['irina', null] })).toEqual([]);
  expect(namingFaults('ana', { orders, payers: ['irina'] })).toEqual(['own_order']);
  expect(namingFaults('maria', { orders, payers: ['maria'] })).toEqual(['own_approval', 'own_payment']);
  expect(namingFaults('irina', { orders: [], payers: ['irina'] })).toEqual(['own_payment']);
});
