import {
  addKindOfWork,
  browseProcesses,
  browseProcessMoves,
  browseProcessWords,
  changeProcessDraft,
  getProcess,
  publishProcess,
} from '@dosar/api-client';
import { mock, type MockRequest } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import type { Schema } from '@dosar/openapi';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyStatus, emptyStep } from './process-answers.ts';
import { ProcessPage } from './process-page.tsx';

const status = (code: string, name_en: string, more: Partial<Schema<'ProcessStatus'>> = {}) => ({
  ...emptyStatus,
  code,
  name_ro: name_en,
  name_en,
  ...more,
});
const content: Schema<'ProcessContent'> = {
  kind: { name_ro: 'Apel', name_en: 'Call', due_hours: 8, priority: 1 },
  statuses: [
    status('new', 'Received', { category_code: 'new' }),
    status('island', 'Island'),
    status('finished', 'Finished', { category_code: 'done' }),
  ],
  steps: [
    {
      ...emptyStep,
      code: 'finish',
      from_status_code: 'new',
      to_status_code: 'finished',
      name_ro: 'Gata',
      name_en: 'Finish it',
    },
  ],
};
const draft: Schema<'ProcessDraft'> = {
  process_version_id: '019a0000-0000-7000-8000-000000000001',
  row_version: 3,
  version_no: 2,
  started_from_no: 1,
  state: 'draft',
  publish_at: null,
  content,
  revisions: [{ key: 'status:island', revision: 2 }],
  findings: [{ code: 'unreachable', is_error: true, status_code: 'island', step_code: null, about: null }],
  differences: [{ key: 'status:island', name: 'Island', change: 'added', fields: [] }],
  vanishing: [{ status_code: 'waiting', name: 'On hold', open_count: 4 }],
  simulation: null,
};
const detail: Schema<'ProcessDetail'> = {
  assignment_type: 'callback',
  name: 'Call back',
  version_no: 1,
  in_force: content,
  draft,
  proposal: null,
  versions: [],
};
const words: Schema<'ProcessWords'> = {
  conditions: [{ code: 'note_committed', name: 'The note is closed', setting: 'flag', choices: [] }],
  effects: [],
  roles: [{ code: 'claims.handler', name: 'Claims handler' }],
  tracker_steps: [],
  kinds_of_work: [],
};

const summary: Schema<'ProcessSummary'> = {
  assignment_type: 'callback',
  name: 'Call back',
  version_no: 1,
  in_force_since: null,
  draft_no: 2,
  draft_state: 'draft',
  has_proposal: true,
  status_count: 3,
  open_count: 12,
};
const unpublished: Schema<'ProcessSummary'> = {
  ...summary,
  assignment_type: 'own_check',
  name: 'Check',
  has_proposal: false,
  status_count: 0,
};

function keeps() {
  const changed: MockRequest<'changeProcessDraft'>['body'][] = [];
  const published: MockRequest<'publishProcess'>['body'][] = [];
  server.use(
    mock(browseProcessWords, { status: 200, body: words }),
    mock(getProcess, { status: 200, body: detail }),
    mock(browseProcessMoves, {
      status: 200,
      body: {
        from_day: '2026-02-02',
        items: [{ from_status_code: 'new', step_code: 'finish', count: 318 }],
      },
    }),
    mock(changeProcessDraft, ({ body }) => {
      changed.push(body);
      return { status: 200 as const, body: detail };
    }),
    mock(publishProcess, ({ body }) => {
      published.push(body);
      return { status: 200 as const, body: { ...detail, draft: null, version_no: 2 } };
    }),
  );
  return { changed, published };
}

const open = (at: string) => renderFeature(<ProcessPage />, { profile: aProfile({}, people.calin), at });

test('M9 kinds of work are listed with the version in force, and one opens in the editor', async () => {
  server.use(
    mock(browseProcesses, {
      status: 200,
      body: {
        items: [summary],
      },
    }),
  );
  open('/');
  const table = await screen.findByRole('table', { name: /^Kinds of work/ });
  expect(within(table).getByText('as it was shipped')).toBeVisible();
  expect(within(table).getByText('draft 2, update offered')).toBeVisible();
});

test('M9 the drawing and the lists say the same, and what the check finds is marked in both', async () => {
  keeps();
  open('/?kind=callback');
  const drawing = await screen.findByRole('region', { name: 'Drawing of the process' });
  expect(within(drawing).getByRole('button', { name: 'Received' })).toBeVisible();
  expect(within(drawing).getByRole('button', { name: 'Island, has something to mend' })).toBeVisible();
  expect(within(drawing).getByRole('button', { name: 'Finish it: from Received to Finished' })).toBeVisible();
  const steps = screen.getByRole('table', { name: /^Steps/ });
  expect(within(steps).getByText('Finish it')).toBeVisible();
  const check = screen.getByRole('region', { name: 'Check' });
  expect(within(check).getByText('“Island” cannot be reached.')).toBeVisible();
  expect(screen.getByText('Publishing waits: one error has to be corrected.')).toBeVisible();
});

test('M9 the drawing and the list count how often work took a step, and the drawing leaves out ways to cancel', async () => {
  keeps();
  const cancelled = status('cancelled', 'Cancelled', { category_code: 'cancelled' });
  const cancel = { ...emptyStep, code: 'cancel', from_status_code: 'new', to_status_code: 'cancelled' };
  const wide = {
    ...content,
    statuses: [...content.statuses, cancelled],
    steps: [...content.steps, { ...cancel, name_ro: 'Anulează', name_en: 'Cancel it' }],
  };
  server.use(mock(getProcess, { status: 200, body: { ...detail, draft: null, in_force: wide } }));
  const { user } = open('/?kind=callback');
  const drawing = await screen.findByRole('region', { name: 'Drawing of the process' });
  const finish = within(drawing).getByRole('button', { name: 'Finish it: from Received to Finished' });
  await waitFor(() => expect(finish).toHaveTextContent('318'));
  expect(within(screen.getByRole('table', { name: /^Steps/ })).getByText('318')).toBeVisible();
  expect(within(drawing).queryByRole('button', { name: /^Cancel/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Cancelling and reopening too' }));
  expect(within(drawing).getByRole('button', { name: 'Cancelled' })).toBeVisible();
  await user.click(finish);
  const opened = await screen.findByRole('region', { name: 'Finish it' });
  expect(within(opened).getByText('318 times in 30 days')).toBeVisible();
  expect(within(opened).getByText('is not asked for')).toBeVisible();
});

test('M9 a step is added from the finding with its condition, by the keyboard alone', async () => {
  const { changed } = keeps();
  const { user } = open('/?kind=callback&status=step:');
  await user.selectOptions(await screen.findByRole('combobox', { name: /^From status/ }), 'Received');
  await user.selectOptions(screen.getByRole('combobox', { name: /^To status/ }), 'Island');
  await user.type(screen.getByRole('textbox', { name: /^Name in Romanian/ }), 'Verifică');
  await user.type(screen.getByRole('textbox', { name: /^Name in English/ }), 'Check it');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Add a condition/ }), 'The note is closed');
  await user.click(screen.getByRole('button', { name: 'Save in the draft' }));
  expect(await screen.findByText('Saved in the draft.')).toBeVisible();
  expect(changed).toMatchObject([
    {
      items: [
        {
          key: 'step:new.check_it',
          revision: 0,
          step: { to_status_code: 'island', conditions: [{ code: 'note_committed', value: true }] },
        },
      ],
    },
  ]);
});

test('M9 a status is renamed with the row version in which it was read', async () => {
  const { changed } = keeps();
  const { user } = open('/?kind=callback&status=status:island');
  const name = await screen.findByRole('textbox', { name: /^Name in Romanian/ });
  await user.clear(name);
  await user.type(name, 'Insulă');
  await user.click(screen.getByRole('button', { name: 'Save in the draft' }));
  expect(await screen.findByText('Saved in the draft.')).toBeVisible();
  expect(changed).toMatchObject([
    { items: [{ key: 'status:island', revision: 2, status: { name_ro: 'Insulă', code: 'island' } }] },
  ]);
});

test('M9 publishing asks why, and where the work of a status goes that disappears', async () => {
  const { published } = keeps();
  const { user } = open('/?kind=callback');
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish version 2' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Why the process changes/ }), 'Pas nou');
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(published).toEqual([]);
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: /^Work in “On hold” \(4 open\)/ }),
    'stays on its version until it is done',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Version 2 is in force.')).toBeVisible();
  expect(published).toEqual([
    {
      process_version_id: draft.process_version_id,
      row_version: 3,
      reason: 'Pas nou',
      answers: [{ status_code: 'waiting', to_status_code: null }],
    },
  ]);
});

test('R11 a status is put in another place of the list by its buttons, and the outermost cannot go further', async () => {
  const { changed } = keeps();
  const { user } = open('/?kind=callback');
  const down = await screen.findByRole('button', { name: 'Move Island down' });
  expect(screen.getByRole('button', { name: 'Move Received up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Finished down' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Finish it up' })).toBeDisabled();
  down.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.items).toMatchObject([{ key: 'status:island', revision: 2, position: 2 }]);
});

test('R11 a new kind of work begins as a draft that is like another one, and its process opens', async () => {
  const added: MockRequest<'addKindOfWork'>['body'][] = [];
  keeps();
  server.use(
    mock(browseProcesses, { status: 200, body: { items: [summary, unpublished] } }),
    mock(addKindOfWork, ({ body }) => {
      added.push(body);
      return { status: 200 as const, body: detail };
    }),
  );
  const { user } = open('/');
  expect(await screen.findByText('not in force yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a kind of work' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Name in Romanian/ }), 'Constatare video');
  await user.type(within(dialog).getByRole('textbox', { name: /^Name in English/ }), 'Video inspection');
  // What was never in force is nothing to begin with.
  expect(within(dialog).getAllByRole('option')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Begin the draft' }));
  expect(await screen.findByRole('heading', { name: 'Call back' })).toBeVisible();
  expect(added).toEqual([
    {
      kind: { name_ro: 'Constatare video', name_en: 'Video inspection', due_hours: 24, priority: 1 },
      like_assignment_type: 'callback',
      copies_process: false,
    },
  ]);
});
