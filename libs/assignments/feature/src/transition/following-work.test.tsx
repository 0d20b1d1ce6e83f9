import { apiQuery, getAssignment, takeAssignment } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aFileActivity, anAssignment, aProfile, aWorklistRow, renderFeature, server } from '@dosar/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransitionPanel } from './transition-panel.tsx';

const closed = { category_code: 'done' as const, status_name: 'Acceptată' };
const { header } = anAssignment({}, closed);
const path = { claim_file_no: header.claim_file_no, assignment_id: header.assignment_id };
const handling = (change: Partial<Schema<'FileActivity'>>) =>
  aFileActivity({ is_case_master: true, category_code: 'new', ...change }, 2);

function OpenFile({ look }: { look: 'panel' | 'docked' }) {
  const { data } = useQuery(apiQuery(getAssignment, { params: { path } }));
  return data && <TransitionPanel assignment={data} look={look} />;
}

function openClosed(activities: Schema<'FileActivity'>[], look: 'panel' | 'docked' = 'panel') {
  server.use(
    mock(getAssignment, () => ({
      status: 200,
      body: anAssignment({ transitions: [], activities: [aFileActivity(closed), ...activities] }, closed),
    })),
  );
  return renderFeature(<OpenFile look={look} />);
}

test('R12 below a closed task stands my next one, and one press opens it', async () => {
  const next = handling({ assigned_user_id: aProfile().user_id });
  openClosed([next]);
  expect(await screen.findByText('This task is closed.')).toBeVisible();
  expect(screen.getByText(`Next: ${next.assignment_type_name} – you`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `/workflow/getById/${header.claim_file_no}/${next.assignment_id}`,
  );
  expect(screen.queryByRole('button', { name: 'I’ll take it' })).toBeNull();
});

test('R12 what a colleague has next is named with the colleague and can be opened', async () => {
  const next = handling({ assigned_user_id: header.assignment_id, assigned_user_name: 'Radu Marin' });
  openClosed([next]);
  expect(await screen.findByText(`Next: ${next.assignment_type_name} – Radu Marin`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’ll take it' })).toBeNull();
});

test('R12 what waits in a queue names it, and becomes mine by one press', async () => {
  const waiting = { assigned_user_id: null, assigned_user_name: null, queue_name: 'Daune' };
  const activities = [handling(waiting)];
  server.use(
    mock(takeAssignment, ({ path: taken }) => {
      expect(taken.assignment_id).toBe(activities[0]?.assignment_id);
      activities[0] = handling({ assigned_user_id: aProfile().user_id });
      return { status: 200 as const, body: aWorklistRow() };
    }),
  );
  const { user } = openClosed(activities);
  const { assignment_type_name: name } = handling({});
  expect(await screen.findByText(`Next: ${name} – queue Daune`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’ll take it' }));
  expect(await screen.findByText(`Next: ${name} – you`)).toBeVisible();
});

test('R12 what follows from the closed task comes before other open work, and closed work is no next one', async () => {
  const elsewhere = aFileActivity({ is_case_master: false, category_code: 'active' }, 3);
  const done = aFileActivity({ is_case_master: false, category_code: 'done' }, 4);
  openClosed([{ ...elsewhere, parent_assignment_id: null }, done, handling({})]);
  expect(await screen.findAllByText(/^Next: /)).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining(handling({}).assignment_id),
  );
});

test('R12 on a phone the first of the next tasks stands in the line at the foot', async () => {
  openClosed([handling({}), aFileActivity({ is_case_master: false, category_code: 'new' }, 3)], 'docked');
  expect(await screen.findAllByText(/^Next: /)).toHaveLength(1);
});

test('nothing comes next once all work on the claim is closed', async () => {
  openClosed([handling({ category_code: 'cancelled' })]);
  expect(await screen.findByText('This task is closed.')).toBeVisible();
  expect(screen.queryByText(/^Next: /)).toBeNull();
});
