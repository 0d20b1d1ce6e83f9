import { endUserReplacement, getUserReplacements, setUserReplacement } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUser, openPerson, peopleCalls } from '../testing/people-samples.tsx';

const user = aUser();
const raduId = '0a000000-0000-4000-8000-000000000002';

beforeEach(() => server.use(...peopleCalls(() => user)));

async function fillIn() {
  const visitor = await openPerson();
  await visitor.click(await screen.findByRole('button', { name: 'Set a replacement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a replacement' }));
  expect(dialog.getByText(/may act in their name/)).toBeVisible();
  await visitor.click(dialog.getByLabelText(/^Who/));
  await visitor.click(await screen.findByRole('option', { name: /Radu Marin/ }));
  await visitor.type(dialog.getByLabelText(/^Why/), 'Spital');
  await visitor.click(dialog.getByRole('button', { name: 'Set a replacement' }));
  return dialog;
}

test('R8 P3 a colleague is let work in the name of a person, after what that means was read', async () => {
  let sent: unknown;
  server.use(
    mock(setUserReplacement, ({ body }) => {
      sent = body;
      return { status: 201 as const, body: user };
    }),
  );
  await fillIn();
  await waitFor(() =>
    expect(sent).toMatchObject({ row_version: 3, deputy_user_id: raduId, reason: 'Spital' }),
  );
  expect(await screen.findByText('Set. Both are told by e-mail.')).toBeVisible();
});

test('R8 P3 a replacement that is refused says why and loses nothing typed', async () => {
  server.use(
    mock(setUserReplacement, () =>
      problem(409, 'people_rule', { context: { reason: 'replacement_circle' } }),
    ),
  );
  const dialog = await fillIn();
  expect(await dialog.findByText(/nobody would be there/)).toBeVisible();
  expect(dialog.getByLabelText(/^Why/)).toHaveValue('Spital');
});

test('R8 P3 one that an administrator set is ended here, one of an absence by the manager', async () => {
  let ended: string | undefined;
  const day = '2026-03-05';
  const line = { deputy_name: 'Radu Marin', date_from: day, date_to: day };
  server.use(
    mock(getUserReplacements, {
      status: 200,
      body: {
        replacements: [
          { ...line, replacement_id: '0d000000-0000-4000-8000-000000000001', is_of_absence: false },
          {
            ...line,
            deputy_name: 'Elena Rusu',
            replacement_id: '0d000000-0000-4000-8000-000000000002',
            is_of_absence: true,
          },
        ],
        candidates: [],
      },
    }),
    mock(endUserReplacement, ({ body }) => {
      ended = body.replacement_id;
      return { status: 201 as const, body: user };
    }),
  );
  const visitor = await openPerson();
  expect(await screen.findByText('From an approved absence; the manager changes it there.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End the replacement by Elena Rusu' })).toBeNull();
  await visitor.click(screen.getByRole('button', { name: 'End the replacement by Radu Marin' }));
  await waitFor(() => expect(ended).toBe('0d000000-0000-4000-8000-000000000001'));
});
