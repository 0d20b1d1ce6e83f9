import { explainAccess, giveRole } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUser } from './person-samples.ts';
import { PersonAccess } from './person-access.tsx';
import { someAccess } from './role-samples.ts';

let access: Schema<'PersonAccess'>;

beforeEach(() => {
  access = someAccess();
  server.use(mock(explainAccess, () => ({ status: 200, body: access })));
});

test('R8 every entry of the menu says whether the person sees it, and the missing role is given right there', async () => {
  const sent: string[] = [];
  server.use(
    mock(giveRole, ({ body }) => {
      sent.push(body.role_code);
      return { status: 201 as const, body: aUser() };
    }),
  );
  const { user } = renderFeature(<PersonAccess user={aUser()} />);
  expect(await screen.findByText('2 of 3 are hidden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Payments/ }));
  expect(await screen.findByText('A role is missing: it needs Payments.')).toBeVisible();
  expect(screen.getByText('Would also be opened by: Cashiers.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give the role Payments' }));
  await waitFor(() => expect(sent).toEqual(['finance.payments']));
});

test('R8 the answer names role, feature and team: a second obstacle is no surprise', async () => {
  const { user } = renderFeature(<PersonAccess user={aUser()} />);
  await user.click(await screen.findByRole('button', { name: /^Manager/ }));
  expect(await screen.findByText('A role is missing: it needs a role that ends in .manager.')).toBeVisible();
  expect(screen.getByText(/^The feature Manager area is off for the organisation/)).toBeVisible();
  expect(screen.getByText(/^Team: Cluj\./)).toBeVisible();
});

test('R8 whoever asks about themselves is offered no role', async () => {
  const { user } = renderFeature(<PersonAccess user={aUser({ blocks: ['own_account'] })} />);
  await user.click(await screen.findByRole('button', { name: /^Payments/ }));
  expect(await screen.findByText('Would also be opened by: Payments or Cashiers.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Give the role/ })).toBeNull();
});

test('R8 a locked account and a foreign network are said before anything else', async () => {
  access = someAccess({
    state: 'locked',
    network: { allowed_addresses: ['10.0.0.0/8'], last_address: '198.51.100.7', is_last_allowed: false },
  });
  renderFeature(<PersonAccess user={aUser()} />);
  expect(await screen.findByText(/^The account is locked/)).toBeVisible();
  expect(screen.getByText(/^The last sign-in came from 198\.51\.100\.7/)).toBeVisible();
});

test('R8 an act is looked up beside the pages', async () => {
  const { user } = renderFeature(<PersonAccess user={aUser()} />);
  await user.type(await screen.findByLabelText('What about an act?'), 'reserves');
  await user.click(await screen.findByRole('option', { name: 'Reserves, offers, recoveries and receipts' }));
  expect(await screen.findByText('They may do this.')).toBeVisible();
  expect(screen.getByText('Opened by: Claims handler.')).toBeVisible();
});
