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

test('B14 a status whose help nobody has written shows none, and still what can be done', async () => {
  const assignment = anAssignment();
  server.use(
    mock(getAssignment, {
      status: 200,
      body: { ...assignment, status: { ...assignment.status, help_html: null, sla_hours: 1 } },
    }),
  );
  renderFeature(<StatusHelp header={assignment.header} />);
  expect(await screen.findByText(/It usually takes an hour\./)).toBeVisible();
  expect(screen.queryByText(/written help|^Text of/)).toBeNull();
});

test('M9 a help that the organisation wrote says whose words these are', async () => {
  const assignment = anAssignment();
  const status = {
    ...assignment.status,
    help_changed_at: '2026-03-02T08:00:00.000Z',
    help_changed_by_name: 'Călin Dobre',
  };
  server.use(mock(getAssignment, { status: 200, body: { ...assignment, status } }));
  renderFeature(<StatusHelp header={assignment.header} />);
  expect(await screen.findByText(/^Text of .*, Călin Dobre$/)).toBeVisible();
});
