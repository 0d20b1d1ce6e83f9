import {
  browseTimeline,
  browseWorklist,
  getAssignment,
  releaseAssignment,
  takeAssignment,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anAssignment, aTimelinePage, aWorklistPage, aWorklistRow, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerTheLists } from '@dosar/worklist-feature/fixture';
import { openPages } from './open-pages-fixture.tsx';

let header = aWorklistRow();
const nobody = { assigned_user_id: null, assigned_user_name: null, queue_name: 'Avizări' };

beforeEach(() => {
  header = aWorklistRow();
  server.use(
    mock(getAssignment, () => ({ status: 200, body: anAssignment({}, header) })),
    mock(browseTimeline, { status: 200, body: aTimelinePage(0) }),
  );
});

function openFile() {
  return openPages({
    at: `/workflow/getById/${header.claim_file_no}/${header.assignment_id}`,
  });
}

test('a file that nobody has is taken, and then shows whose it is', async () => {
  header = aWorklistRow(nobody);
  server.use(
    mock(takeAssignment, () => {
      header = aWorklistRow({ row_version: 2 });
      return { status: 200, body: header };
    }),
  );
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Take' }));
  expect(await screen.findByText('DM26R0000001 is yours now')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Give back' })).toBeVisible();
});

test('X1 a server that breaks is told of once, by the window of the page', async () => {
  header = aWorklistRow(nobody);
  server.use(mock(takeAssignment, problem(500, 'internal_error')));
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Take' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take' })).toBeEnabled());
  expect(screen.queryByText(/went wrong/)).not.toBeInTheDocument();
});

test('work goes back to its queue with a reason', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(releaseAssignment, ({ body }) => {
      sent.push(body);
      header = aWorklistRow({ ...nobody, row_version: 2 });
      return { status: 200, body: header };
    }),
  );
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Give back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give the task back' }));
  await user.click(dialog.getByRole('button', { name: 'Give back' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText(/Why/), 'Sunt în concediu.');
  await user.click(dialog.getByRole('button', { name: 'Give back' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Sunt în concediu.', row_version: 1 }]));
  expect(await screen.findByRole('button', { name: 'Take' })).toBeVisible();
});

test('what a colleague changed meanwhile is not given back unseen', async () => {
  server.use(mock(releaseAssignment, problem(412, 'stale_row_version')));
  const { user } = openFile();
  await user.click(await screen.findByRole('button', { name: 'Give back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Why/), 'Sunt în concediu.');
  await user.click(dialog.getByRole('button', { name: 'Give back' }));
  expect(await dialog.findByText(/^A colleague changed this task meanwhile/)).toBeVisible();
  expect(dialog.getByLabelText(/Why/)).toHaveValue('Sunt în concediu.');
});

test('a row of a list that nobody has can be taken there', async () => {
  answerTheLists();
  server.use(
    mock(browseWorklist, {
      status: 200,
      body: aWorklistPage([aWorklistRow({}, 1), aWorklistRow(nobody, 2)]),
    }),
  );
  openPages({ at: '/assignments/worklist' });
  expect(await screen.findByText('DM26R0000002')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Take' })).toHaveLength(1);
});
