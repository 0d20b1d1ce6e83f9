import { endUserSessions, giveRole, makeUserCode, takeRole } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUser, openPerson, peopleCalls } from '../testing/people-samples.tsx';

let user: Schema<'User'>;

beforeEach(() => {
  user = aUser();
  server.use(...peopleCalls(() => user));
});

test('R8 a role is given and taken, with who gave it and when', async () => {
  const sent: string[] = [];
  server.use(
    mock(giveRole, ({ body }) => {
      sent.push(`give ${body.role_code} ${body.row_version}`);
      return { status: 201 as const, body: user };
    }),
    mock(takeRole, ({ body }) => {
      sent.push(`take ${body.role_code} ${body.row_version}`);
      return { status: 201 as const, body: user };
    }),
  );
  const visitor = await openPerson();
  await visitor.selectOptions(screen.getByLabelText('Add a role'), 'Claims manager');
  await waitFor(() => expect(sent).toEqual(['give claims.manager 3']));
  await visitor.click(screen.getByRole('button', { name: 'Remove the role Claims handler' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toBe('take claims.handler 3');
});

test('R8 one’s own roles and sign-ins are not changed here, and the page says who changes them', async () => {
  user = aUser({ blocks: ['own_account'] });
  await openPerson();
  expect(screen.getByText('Your own roles are changed by another administrator.')).toBeVisible();
  expect(screen.queryByLabelText('Add a role')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove the role/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^End the sign-in/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Lock' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
});

test('R11 one sign-in of a person is ended beside the others', async () => {
  let ended: string | null | undefined;
  server.use(
    mock(endUserSessions, ({ body }) => {
      ended = body.session_id;
      return { status: 201 as const, body: user };
    }),
  );
  const visitor = await openPerson();
  await visitor.click(screen.getByRole('button', { name: 'End the sign-in: Unknown device' }));
  await waitFor(() => expect(ended).toBe('0b000000-0000-4000-8000-000000000001'));
});

test('R8 a one-time code is shown once, after what it means was read', async () => {
  const made: number[] = [];
  server.use(
    mock(makeUserCode, ({ body }) => {
      made.push(body.row_version);
      return {
        status: 201 as const,
        body: { code: '7KQ4-M2PX-9TRD', expires_at: '2026-03-05T10:30:00Z', user },
      };
    }),
  );
  const visitor = await openPerson();
  await visitor.click(screen.getByRole('button', { name: 'One-time code' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'One-time code for Ana Ionescu' }));
  expect(asked.getByText(/The old password and links sent before stop working/)).toBeVisible();
  expect(made).toEqual([]);
  await visitor.click(asked.getByRole('button', { name: 'Show the code' }));
  expect(await screen.findByText('7KQ4-M2PX-9TRD')).toBeVisible();
  expect(screen.getByText(/the user name ana\.ionescu/)).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'I have told it' }));
  await waitFor(() => expect(screen.queryByText('7KQ4-M2PX-9TRD')).toBeNull());
  expect(made).toEqual([3]);
});

test('R8 a code that is not made says why', async () => {
  server.use(
    mock(makeUserCode, () => problem(409, 'people_rule', { context: { reason: 'signs_in_elsewhere' } })),
  );
  const visitor = await openPerson();
  await visitor.click(screen.getByRole('button', { name: 'One-time code' }));
  await visitor.click(await screen.findByRole('button', { name: 'Show the code' }));
  expect(await screen.findByText(/Everybody signs in through the identity provider here/)).toBeVisible();
});

test('R8 a role that a group gives names the group and where it is changed, and has no button that takes it', async () => {
  const [role] = user.roles;
  user = aUser({
    roles: [
      ...(role ? [role] : []),
      {
        role_code: 'finance.payments',
        name: 'Payments',
        granted_at: '2026-03-02T10:00:00Z',
        granted_by: null,
        source: 'scim',
        groups: ['Plăți'],
      },
    ],
  });
  await openPerson();
  expect(screen.getByText('since 02.03.2026, given by Plăți')).toBeVisible();
  expect(screen.getByRole('link', { name: 'What groups give' })).toHaveAttribute(
    'href',
    '/config/provisioning',
  );
  expect(screen.queryByRole('button', { name: 'Remove the role Payments' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove the role Claims handler' })).toBeVisible();
});
