import { getGuestAssignment } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aGuestAssignment, aGuestProfile, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuestAssignmentPage } from './guest-assignment-page.tsx';

const open = () =>
  renderFeature(<GuestAssignmentPage />, {
    profile: aGuestProfile(),
    path: '/assignments/:assignmentType/guest/:assignmentKey',
    at: '/assignments/assessment/guest/demo-guest-assignment-key-01',
  });

test('a guest reads first what happens next', async () => {
  const next = { next_step_title: 'Constatarea avariilor', next_step_description: 'Aduceți permisul.' };
  server.use(mock(getGuestAssignment, { status: 200, body: aGuestAssignment(next) }));
  open();
  expect(await screen.findByText('Constatarea avariilor')).toBeVisible();
  expect(screen.getByText('Aduceți permisul.')).toBeVisible();
});

test('without a known next step the guest is told to expect a message', async () => {
  server.use(mock(getGuestAssignment, { status: 200, body: aGuestAssignment({ next_step_title: null }) }));
  open();
  expect(await screen.findByText('We will write to you when there is news.')).toBeVisible();
});

test('a foreign key shows that there is nothing here', async () => {
  server.use(mock(getGuestAssignment, problem(404, 'not_found')));
  open();
  expect(await screen.findByText(/no access/i)).toBeVisible();
});
