import { browseWorklist } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aWorklistPage, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShortlistPage } from './shortlist-page.tsx';

test('the dashboard greets and counts what waits, each number leading to its list', async () => {
  const counts: Record<number, number> = { 17: 2, 33: 3, 1: 1200, 8: 0 };
  server.use(
    mock(browseWorklist, ({ body }) => ({
      status: 200 as const,
      body: aWorklistPage(0, {
        total: { count: counts[body.filter_keys] ?? 0, capped: body.filter_keys === 1 },
      }),
    })),
  );
  renderFeature(<ShortlistPage />);

  expect(screen.getByRole('heading', { name: 'Good to see you, Ana' })).toBeVisible();
  const overdue = await screen.findByRole('link', { name: '2 Overdue' });
  expect(overdue).toHaveAttribute('href', '/assignments/worklist?keys=17');
  expect(await screen.findByRole('link', { name: '1,200+ My open tasks' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '0 Nobody has taken them' })).toBeVisible();
});

test('a number that cannot be fetched is said to be unknown, and its list still opens', async () => {
  server.use(mock(browseWorklist, problem(503, 'database_unavailable')));
  renderFeature(<ShortlistPage />);

  await waitFor(() => expect(screen.getAllByText('The number could not be fetched')).toHaveLength(5));
  expect(screen.getByRole('link', { name: /Due today/ })).toHaveAttribute(
    'href',
    '/assignments/worklist?keys=33',
  );
});
