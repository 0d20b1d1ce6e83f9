import { browseLateJobs, browsePartnerScores, countChoices } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { partnerId } from '../testing/directory-samples.ts';
import { someFigures } from '../testing/score-samples.ts';
import { WatchPage } from './watch-page.tsx';

const page = [
  {
    path: '/partner-jobs',
    element: <WatchPage />,
  },
];
const late = (number: number, change: Partial<Schema<'LatePartnerJob'>> = {}): Schema<'LatePartnerJob'> => ({
  partner_job_id: `0e000000-0000-4000-8000-00000000000${number}`,
  claim_file_no: `DM26R000000${number}`,
  assignment_id: `0f000000-0000-4000-8000-00000000000${number}`,
  kind: 'repair',
  state: 'quoted',
  next_party: 'handler',
  due_at: '2026-11-20T10:00:00.000Z',
  worker_name: 'Auto Rapid',
  plate: 'B 101 ABC',
  ...change,
});

describe('M8 what is watched of jobs of partners', () => {
  test('lists late jobs with the way to their files, narrows them by who has to act, and goes on page by page', async () => {
    server.use(
      mock(browseLateJobs, ({ query }) => {
        if (query.get('next_party') === 'payments')
          return { status: 200, body: { items: [], count: 0, next_cursor: null } };
        return query.get('after') === 'more'
          ? { status: 200, body: { items: [late(2)], count: 2, next_cursor: null } }
          : { status: 200, body: { items: [late(1)], count: 2, next_cursor: 'more' } };
      }),
    );
    const { user } = renderFeature(page, { at: '/partner-jobs' });
    expect(await screen.findByRole('link', { name: 'DM26R0000001' })).toHaveAttribute(
      'href',
      '/workflow/getById/DM26R0000001/0f000000-0000-4000-8000-000000000001/partners',
    );
    expect(screen.getByText('2 late jobs')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'DM26R0000002' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Has to act' }), 'payments');
    expect(await screen.findByText('Nothing is late here')).toBeVisible();
  });

  test('counts who was proposed and chosen, and shops that were typed', async () => {
    const row = { partner_id: partnerId(1), name: 'Auto Rapid' };
    const items = [{ ...row, proposed_count: 40, first_count: 12, chosen_count: 10, product_count: 2 }];
    server.use(mock(countChoices, { status: 200, body: { items, typed_count: 3 } }));
    renderFeature(page, { at: '/partner-jobs?view=choices' });
    const line = within(await screen.findByRole('row', { name: /Auto Rapid/ }));
    expect(line.getByText('25%')).toBeVisible();
    expect(screen.getByText(/chosen 3 times/)).toBeVisible();
  });

  test('shows the scores of partners, without a figure of too few cases', async () => {
    const item = {
      ...{ partner_id: partnerId(1), name: 'Auto Rapid', kind: 'repair_shop' as const, county_code: 'B' },
      ...{ job_count: 31, figures: someFigures },
    };
    server.use(
      mock(browsePartnerScores, { status: 200, body: { items: [item], next_cursor: null, least: 10 } }),
    );
    renderFeature(page, { at: '/partner-jobs?view=scores' });
    const line = within(await screen.findByRole('row', { name: /Auto Rapid/ }));
    expect(line.getByText('8.2 days')).toBeVisible();
    expect(line.getByText('+4.1%')).toBeVisible();
    expect(line.getByText('–')).toBeVisible();
  });

  test('says when a list cannot be read', async () => {
    server.use(mock(browseLateJobs, problem(503, 'database_unavailable')));
    renderFeature(page, { at: '/partner-jobs' });
    expect(await screen.findByText('The list could not be read')).toBeVisible();
  });
});
