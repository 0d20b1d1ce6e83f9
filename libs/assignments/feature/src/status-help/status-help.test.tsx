import { getAssignment } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { anAssignment, aTransition, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusHelp } from './status-help.tsx';

test('B14 the status explains itself: what it means, what can be done, whom it waits for', async () => {
  const assignment = anAssignment({ transitions: [aTransition({ name: 'Reia evaluarea' })] });
  server.use(
    mock(getAssignment, {
      status: 200,
      body: {
        ...assignment,
        status: { ...assignment.status, help_html: '<p>Se calculează suma.</p>', sla_hours: 48 },
        header: { ...assignment.header, waiting_on: 'police', assigned_user_name: 'Ana Ionescu' },
      },
    }),
  );
  renderFeature(<StatusHelp header={assignment.header} />);
  expect(await screen.findByText('Se calculează suma.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What can be done now' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Reia evaluarea' })).toBeVisible();
  expect(screen.getByText(/It usually takes 2 days\. Ana Ionescu has it\./)).toBeVisible();
});

test('B14 a status without help says so', async () => {
  const assignment = anAssignment();
  server.use(
    mock(getAssignment, {
      status: 200,
      body: { ...assignment, status: { ...assignment.status, help_html: null, sla_hours: 1 } },
    }),
  );
  renderFeature(<StatusHelp header={assignment.header} />);
  expect(await screen.findByText('Nobody has written help for this status yet.')).toBeVisible();
  expect(screen.getByText(/It usually takes an hour\./)).toBeVisible();
});
