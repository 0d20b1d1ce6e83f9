import { bookVisit, confirmPhone, getOwnVisit, sendPhoneCode } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { aGuestProfile, aVisit } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnVisitPage } from './own-visit-page.tsx';

/** A claimant whose hour is kept for another 7:42, and to whom nobody can write. */
function holding(): Schema<'OwnVisit'> {
  const until = new Date(Date.now() + (7 * 60 + 42) * 1000).toISOString();
  const held = aVisit({ status: 'held', hold_until: until, contact_name: null, contact_phone: null });
  return {
    visit: null,
    answer: null,
    held,
    can_book: true,
    claim_file_no: held.claim_file_no,
    plate: held.plate,
    contact_name: null,
    contact_phone: null,
    county_code: 'B',
    reached_at: null,
  };
}

const open = () => renderFeature(<OwnVisitPage />, { profile: aGuestProfile() });

test('B2 ux 60 whoever reloads while an hour is kept for them has the same hour, its time and what they typed', async () => {
  server.use(mock(getOwnVisit, { status: 200, body: holding() }));
  const { user, unmount } = open();
  await user.type(await screen.findByLabelText('Full name'), 'Andrei Țăndea');
  unmount();
  open();
  expect((await screen.findAllByText('The hour is kept for you for another 7:42'))[0]).toBeVisible();
  expect(await screen.findByDisplayValue('Andrei Țăndea')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Militari/ })).toBeNull();
});

test('B2 ux 60 a claimant to whom nobody can write confirms the number by its code, and reads where the confirmation goes', async () => {
  const asked: unknown[] = [];
  const booked: BodyOf<'bookVisit'>[] = [];
  server.use(
    mock(getOwnVisit, { status: 200, body: holding() }),
    mock(sendPhoneCode, ({ body }) => {
      asked.push(body);
      const expires_at = new Date(Date.now() + 5 * 60_000).toISOString();
      return { status: 200, body: { expires_at, block_until: null } };
    }),
    mock(confirmPhone, ({ body }) => {
      asked.push(body);
      const answer: Schema<'ConfirmedPhone'> =
        body.code === '418771'
          ? { outcome: 'confirmed', reached_at: { kind: 'phone', address: '07•• ••• 771' } }
          : { outcome: 'wrong', reached_at: null };
      return { status: 200, body: answer };
    }),
    mock(bookVisit, ({ body }) => {
      booked.push(body);
      return { status: 201, body: aVisit() };
    }),
  );
  const { user } = open();
  expect(await screen.findByText(/so no message will come/)).toBeVisible();
  expect(screen.queryByText(/The confirmation and the reminders go to/)).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'You may text me about this visit' })).not.toBeChecked();
  await user.type(screen.getByLabelText('Full name'), 'Andrei Țăndea');
  await user.type(screen.getByLabelText('Mobile phone'), '0722 418 771');
  await user.click(await screen.findByRole('button', { name: /by a code/ }));
  const code = await screen.findByLabelText('Code from the SMS');
  await user.type(code, '000000');
  expect(await screen.findByText(/This is not the code/)).toBeVisible();
  await user.clear(code);
  await user.type(code, '418771');
  expect(await screen.findByText('The confirmation and the reminders go to 07•• ••• 771.')).toBeVisible();
  const number = '+40722418771';
  expect(asked).toEqual([{ number }, { number, code: '000000' }, { number, code: '418771' }]);
  expect(booked).toEqual([]);
});
