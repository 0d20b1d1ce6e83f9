import { deactivateUser, getLeftWork } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUser, openPerson, peopleCalls } from '../testing/people-samples.tsx';

const user = aUser();

beforeEach(() => server.use(...peopleCalls(() => user)));

const left: Schema<'LeftWork'> = {
  items: [
    {
      kind: 'work',
      name: 'All other open work',
      count: 118,
      examples: ['DM26R1 · CJ12ABC'],
      takers: [
        { user_id: '0a000000-0000-4000-8000-000000000002', load: 4 },
        { user_id: '0a000000-0000-4000-8000-000000000003', load: 1 },
      ],
    },
    {
      kind: 'visits',
      name: 'Inspections to come',
      count: 6,
      examples: [],
      takers: [{ user_id: '0a000000-0000-4000-8000-000000000003', load: 0 }],
    },
  ],
  people: [
    {
      user_id: '0a000000-0000-4000-8000-000000000002',
      full_name: 'Radu Marin',
      team_id: '0c000000-0000-4000-8000-000000000001',
      team_name: 'Cluj',
      is_away: false,
    },
    {
      user_id: '0a000000-0000-4000-8000-000000000003',
      full_name: 'Elena Rusu',
      team_id: null,
      team_name: null,
      is_away: false,
    },
  ],
  sessions: 1,
};

test('R8 somebody who leaves hands over each kind of open work, to a person or shared out in a team', async () => {
  let handed: unknown;
  server.use(
    mock(getLeftWork, () => ({ status: 200, body: left })),
    mock(deactivateUser, ({ body }) => {
      handed = body;
      return { status: 201 as const, body: user };
    }),
  );
  const visitor = await openPerson();
  await visitor.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Ana Ionescu' }));
  expect(await dialog.findByText('All other open work: 118')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Hand over 124 pieces and deactivate' });
  await visitor.click(confirm);
  expect(dialog.getAllByText('Choose who takes it over')).toHaveLength(2);
  await visitor.click(dialog.getByLabelText('All other open work: who takes it over'));
  await visitor.click(await screen.findByRole('option', { name: /Shared out: Cluj/ }));
  await visitor.click(dialog.getByLabelText('Inspections to come: who takes it over'));
  await visitor.click(await screen.findByRole('option', { name: /Elena Rusu/ }));
  await visitor.type(dialog.getByLabelText(/^Note for whoever/), 'Cele cu avocat întâi.');
  await visitor.click(confirm);
  await waitFor(() =>
    expect(handed).toEqual({
      row_version: 3,
      note: 'Cele cu avocat întâi.',
      hand_over: [
        { kind: 'work', to_user_id: null, to_team_id: '0c000000-0000-4000-8000-000000000001' },
        { kind: 'visits', to_user_id: '0a000000-0000-4000-8000-000000000003', to_team_id: null },
      ],
    }),
  );
});
