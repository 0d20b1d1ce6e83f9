import { browsePeople } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUser, framed, peopleCalls } from '../testing/people-samples.tsx';

const user = aUser();

beforeEach(() => server.use(...peopleCalls(() => user)));

test('R8 people are found by state, role and team', async () => {
  const asked: object[] = [];
  server.use(
    mock(browsePeople, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return { status: 200, body: { items: [user.row], next_cursor: null, counts: [] } };
    }),
  );
  const { user: visitor } = renderFeature(framed);
  await visitor.selectOptions(await screen.findByLabelText('State'), 'Reset (0)');
  await screen.findByRole('option', { name: 'Claims handler' });
  await visitor.selectOptions(screen.getByLabelText('Role'), 'Claims handler');
  await visitor.selectOptions(screen.getByLabelText('Team'), 'Cluj');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      state: 'reset',
      role_code: 'claims.handler',
      team_id: '0c000000-0000-4000-8000-000000000001',
    }),
  );
});
