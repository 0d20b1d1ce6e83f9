import { aReceipt } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keptDraft, openForm } from '../testing/open-form.ts';
import { keepReceipt } from './receipt-store.ts';

const receipt = aReceipt({ answer_due_date: '2026-12-20', contact_phone: '+40210000100' });

function openDone(change: Partial<Parameters<typeof keepReceipt>[1]> = {}) {
  keepReceipt('demo', { receipt, sentTo: ['0722 123 456'], hasEarlierAnswers: false, ...change });
  return openForm({ page: 'done' });
}

test('a reload still shows the number, what comes next and by when', async () => {
  openDone();
  expect(await screen.findByText('DM26R0000301')).toBeInTheDocument();
  expect(screen.getByText('Verificăm cererea')).toBeInTheDocument();
  const coming = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(coming.find((step) => step.startsWith('today'))).toContain('Verificăm cererea');
  expect(coming).toContain('20.12.2026Our written answerat the latest; the law says so');
  expect(coming.find((step) => step.startsWith('once confirmed'))).toContain('A request for missing papers');
  expect(screen.getByText(/sent the number to 0722 123 456/)).toBeInTheDocument();
  expect(screen.getByText('Permis de conducere')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '0210 000 100' })).toHaveAttribute('href', 'tel:+40210000100');
});

test('C31 who owes no papers is not told that a request for them may come', async () => {
  openDone({ receipt: { ...receipt, documents_needed: [] } });
  expect(await screen.findByText('We need no papers from you for now.')).toBeInTheDocument();
  expect(screen.queryByText('A request for missing papers')).not.toBeInTheDocument();
});

test('C31 where nobody is asked by itself, the page says which papers are needed and promises no request', async () => {
  openDone({ receipt: { ...receipt, asks_for_documents: false } });
  expect(await screen.findByText('Permis de conducere')).toBeInTheDocument();
  expect(screen.queryByText('A request for missing papers')).not.toBeInTheDocument();
});

test('the number is copied with one press', async () => {
  const { user } = openDone();
  await user.click(await screen.findByRole('button', { name: /Copy/ }));
  expect(await navigator.clipboard.readText()).toBe('DM26R0000301');
});

test('the page can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openDone();
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('nothing of the filed report stays on the device', async () => {
  openDone();
  await screen.findByText('DM26R0000301');
  expect(keptDraft()).toBeUndefined();
});

test('without a report there is nothing to show, so the form begins', async () => {
  const { pathname } = openForm({ page: 'done' });
  await screen.findByRole('heading', { name: 'What happened?' });
  expect(pathname()).toBe('/circumstances');
});
