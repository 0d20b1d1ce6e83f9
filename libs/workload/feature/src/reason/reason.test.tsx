import { getAssignmentReason } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { hoursAgo, idOf } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reason } from './reason.tsx';

function show(change: Partial<Schema<'AssignmentReason'>>) {
  const reason: Schema<'AssignmentReason'> = {
    by: 'colleague',
    rule: null,
    owner_name: 'Ana Ionescu',
    given_by_name: 'Maria Stan',
    given_at: hoursAgo(1),
    is_own: false,
    note: null,
    load_percent: null,
    steps: [],
    ...change,
  };
  server.use(mock(getAssignmentReason, { status: 200, body: reason }));
  return renderFeature(<Reason assignmentId={idOf('assignment', 1)} />);
}

test('M4 B12 of work that was handed over one reads who gave it and the note', async () => {
  show({ note: 'A promis talonul până vineri.' });
  expect(await screen.findByText('Maria Stan gave it.')).toBeVisible();
  expect(screen.getByText('A promis talonul până vineri.')).toBeVisible();
});

test('M4 B12 of work that the rule gave out one reads the rule, the load and how many were left after each step', async () => {
  show({
    by: 'rule',
    rule: 'least_load',
    given_by_name: null,
    load_percent: 62,
    steps: [
      { step: 'everybody', left: 5 },
      { step: 'room', left: 2 },
    ],
  });
  expect(await screen.findByText('Ana Ionescu was the least loaded of those who fit.')).toBeVisible();
  expect(screen.getByText('With it, Ana Ionescu was at 62 %.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'In the team5',
    'With room below 100 %2',
  ]);
});

test('R8 B6 of work that waits for somebody whom a rule names one reads who that is and where it failed', async () => {
  show({
    by: 'rule',
    rule: 'nobody',
    owner_name: null,
    given_by_name: null,
    named_person: 'Ana Ionescu',
    steps: [
      { step: 'everybody', left: 1 },
      { step: 'room', left: 0 },
    ],
  });
  expect(
    await screen.findByText(
      'By a rule of the special customer the task goes to Ana Ionescu. It cannot get there now and waits in its queue.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Nobody of the team could get it.')).toBeNull();
});
