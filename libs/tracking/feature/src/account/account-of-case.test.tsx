import { changeClaimantAccount, findTrackerCaseData, getClaimantAccount } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { aTrackerEvent, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rememberOpenedCase } from '../tracker/opened-case.ts';
import { answerAsUsual, newVisit, openTracker, trackerTokens } from '../tracker/tracker-fixture.tsx';
import { AccountOfCase } from './account-of-case.tsx';
// The form is fetched with the first click; here it is at hand, however slow the machine.
import './change-account.tsx';

const iban = 'RO49AAAA1B31007593840000';
const known = { iban_masked: 'RO******1111', holder_name: 'Ioana Munteanu', can_change: true };

beforeEach(() => {
  answerAsUsual();
  server.use(
    mock(findTrackerCaseData, { status: 200, body: { currentEvent: aTrackerEvent() } }),
    mock(getClaimantAccount, { status: 200, body: known }),
  );
});

function openCase() {
  const session = newVisit();
  session.adopt(trackerTokens());
  rememberOpenedCase('demo', 'DM26R0000001');
  return openTracker('/status/DM26R0000001?org_code=demo', { session, caseParts: [AccountOfCase] });
}

test('R14 domain 2.13 the account is changed with another code; a wrong account asks for none', async () => {
  const bodies: unknown[] = [];
  server.use(
    mock(changeClaimantAccount, ({ body }) => {
      bodies.push(body);
      return { status: 200, body: { ...known, iban_masked: 'RO******0000' } };
    }),
  );
  const { user } = openCase();
  await user.click(await screen.findByRole('button', { name: 'Change the account' }));
  await user.type(await screen.findByLabelText('The new account (IBAN)'), 'RO00');
  await user.click(screen.getByRole('button', { name: 'Send the code that confirms it' }));
  expect(screen.getByText('This account (IBAN) is not right. Check it.')).toBeVisible();
  await user.clear(screen.getByLabelText('The new account (IBAN)'));
  await user.type(screen.getByLabelText('The new account (IBAN)'), iban);
  await user.click(screen.getByRole('button', { name: 'Send the code that confirms it' }));
  expect(await screen.findByText(`The new account: ${iban}, Ioana Munteanu`)).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'ABCDEF');
  await user.click(screen.getByRole('button', { name: 'Confirm the account' }));
  expect(await screen.findByText('We pay into the account RO******0000.')).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ code: 'ABCDEF', iban, payee_name: 'Ioana Munteanu' })]);
});

test('a payment under way leaves the account as it is, and whoever is not the claimant sees none', async () => {
  server.use(mock(getClaimantAccount, { status: 200, body: { ...known, can_change: false } }));
  const { unmount } = openCase();
  expect(await screen.findByText(/The payment is under way/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the account' })).toBeNull();
  unmount();
  server.use(mock(getClaimantAccount, problem(404, 'not_found')));
  openCase();
  expect(await screen.findByRole('heading', { name: 'Constatare programată' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Bank account' })).toBeNull();
});
