import { browseLegalRisk, getTeam } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { aProfile, aTeam, daysAhead, people } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ManagerFigures } from './manager-figures.tsx';

test('M4 R8 the manager area begins with what is late, the legal risk a day, no-shows, decisions that wait and who is away', async () => {
  server.use(
    mock(getTeam, { status: 200, body: aTeam() }),
    mock(browseLegalRisk, {
      status: 200,
      body: {
        today: daysAhead(0),
        missed: [],
        near: [],
        missed_count: 4,
        near_count: 0,
        penalty_bani: 69_124,
        penalty_per_day_bani: 6_908,
        near_per_day_bani: 0,
        causes: [],
      },
    }),
  );
  renderFeature(<ManagerFigures />, { profile: aProfile({}, people.maria), at: '/manager-area' });
  const late = await screen.findByRole('link', { name: 'Overdue' });
  expect(late).toHaveAttribute('href', '/assignments/worklist?category=all&keys=18');
  expect(await screen.findByText('69.08')).toBeVisible();
  expect(screen.getByRole('link', { name: /^lei a day/ })).toHaveAttribute(
    'href',
    '/manager-area/legal-risk',
  );
  expect(screen.getByRole('link', { name: 'Decisions waiting' })).toHaveAttribute(
    'href',
    '/manager-area/approvals',
  );
  expect(screen.getByText(people.radu.fullName)).toBeVisible();
  expect(screen.getByRole('link', { name: /^No-shows/ })).toBeVisible();
});
