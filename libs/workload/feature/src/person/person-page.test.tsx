import { getPerson } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, renderFeature, server } from '@dosar/testing';
import { aPersonWork, people } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonPage } from './person-page.tsx';

const showing = (change: Partial<Schema<'PersonWork'>>) =>
  server.use(mock(getPerson, { status: 200, body: aPersonWork(change) }));

/** The page of Ana as her manager opens it. */
const asManager = () =>
  renderFeature(<PersonPage />, {
    profile: aProfile({}, people.maria),
    path: '/manager-area/person/:userId',
    at: `/manager-area/person/${people.ana.userId}`,
  });

test('M4 R8 B12 a manager reads the figures of somebody of the team, each a way to its list, and may change what they can carry', async () => {
  showing({});
  asManager();
  expect(await screen.findByRole('heading', { level: 1, name: people.ana.fullName })).toBeVisible();
  expect(screen.getByText('Received and done, by week')).toBeVisible();
  expect(screen.getByRole('link', { name: /^In work/ })).toHaveAttribute(
    'href',
    expect.stringMatching(`^/assignments/worklist\\?assignee=${people.ana.userId}`),
  );
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Share out the work' })).toHaveAttribute(
    'href',
    `/manager-area/rebalance?from=${people.ana.userId}`,
  );
});

test('M4 R8 somebody reads the same figures about themselves, who else sees them, and changes nothing', async () => {
  showing({ is_own: true, may_edit: false });
  renderFeature(<PersonPage />, { profile: aProfile({}, people.ana), at: '/user/work' });
  expect(await screen.findByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
  expect(screen.getByText(/nobody else does/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Share out the work' })).toBeNull();
});

test('M4 R8 of somebody whom the reader does not manage the page tells nothing', async () => {
  server.use(mock(getPerson, problem(404, 'not_found')));
  asManager();
  expect(await screen.findByText('You have no access to this')).toBeVisible();
  expect(screen.queryByText(people.ana.fullName)).toBeNull();
});
