import {
  browseAssignees,
  browseDocTypes,
  browseOfferedTransitions,
  browseWorklist,
  changeAssignments,
  takeAssignment,
  undoAssignmentChange,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { anAssignee, aProfile, aWorklistPage, aWorklistRow, idOf, people, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerTheLists } from '@dosar/worklist-feature/fixture';
import { openPages } from './open-pages-fixture.tsx';

type Asked = JsonBodyOf<'changeAssignments'>;
type Item = Schema<'AssignmentChangeResult'>['items'][number];

let asked: Asked[] = [];
/** Why rows are skipped, by claim file number. */
let skips: Record<string, Pick<Item, 'code' | 'holder'>> = {};

const changeId = idOf('other', 77);

beforeEach(() => {
  asked = [];
  skips = {};
  answerTheLists();
  server.use(
    mock(browseWorklist, { status: 200, body: aWorklistPage(6) }),
    mock(browseAssignees, {
      status: 200,
      body: [
        anAssignee(),
        anAssignee({
          user_id: people.radu.userId,
          full_name: people.radu.fullName,
          is_away: true,
          replacement_name: people.ana.fullName,
          open_count: 3,
        }),
      ],
    }),
    mock(changeAssignments, ({ body }) => {
      asked.push(body);
      return { status: 200, body: resultOf(body) };
    }),
  );
});

function resultOf({ items, change }: Asked): Schema<'AssignmentChangeResult'> {
  return {
    assignment_change_id: changeId,
    action: change.action,
    undo_until: '2026-11-22T12:00:00Z',
    items: items.map(({ assignment_id, row_version }) => {
      const row = aWorklistPage(6).items.find((it) => it.assignment_id === assignment_id);
      const skip = skips[row?.claim_file_no ?? ''];
      return {
        assignment_id,
        claim_file_no: row?.claim_file_no ?? null,
        outcome: skip ? ('skipped' as const) : ('done' as const),
        code: skip?.code ?? null,
        holder: skip?.holder ?? null,
        row_version: row_version + 1,
      };
    }),
  };
}

const rowOf = (number: number) => {
  const row = screen.getByText(`DM26R000000${number}`).closest('tr');
  if (!row) throw new Error(`Row ${number} is not shown.`);
  return row;
};
const boxOf = (number: number) => within(rowOf(number)).getByRole('checkbox');
/** The bar of the selection, whose code is fetched when the first row is ticked. */
const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));

async function openList(at = '/assignments/worklist', profile = aProfile()) {
  const opened = openPages({ at, profile });
  await screen.findByText('DM26R0000001');
  return opened;
}

test('ux 6 ux 7 rows are ticked, also a whole range, and the bar says what can be done with them', async () => {
  const { user } = await openList();
  await user.click(boxOf(1));
  await user.keyboard('{Shift>}');
  await user.click(boxOf(5));
  await user.keyboard('{/Shift}');
  expect((await bar()).getByRole('status')).toHaveTextContent('5 selected');
  for (const name of ['Assign', 'Status', 'Note', 'Snooze', 'More'])
    expect((await bar()).getByRole('button', { name })).toBeVisible();
});

test('ux 7 all that match can be selected', async () => {
  const pages = [1, 2].map((page) =>
    Array.from({ length: 3 }, (_, at) => aWorklistRow({}, page * 3 - 2 + at)),
  );
  server.use(
    mock(browseWorklist, ({ body }) => ({
      status: 200,
      body: aWorklistPage(pages[body.after === undefined ? 0 : 1] ?? [], {
        next_cursor: body.after === undefined ? 'second' : null,
        total: { count: 6, capped: false },
      }),
    })),
  );
  const { user } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  expect((await bar()).getByRole('status')).toHaveTextContent('3 selected');
  await user.click((await bar()).getByRole('button', { name: 'Select all 6' }));
  await waitFor(async () => expect((await bar()).getByRole('status')).toHaveTextContent('6 selected'));
});

test('ux 8 the result says how many were done and skipped, and why, and what was skipped stays selected', async () => {
  skips = {
    DM26R0000002: { code: 'closed', holder: null },
    DM26R0000003: { code: 'stale', holder: 'Maria Stan' },
  };
  const { user } = await openList();
  for (const number of [1, 2, 3]) await user.click(boxOf(number));
  await user.click((await bar()).getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Urgent' }));

  const line = (await screen.findAllByText('1 task changed, 2 skipped'))[0];
  expect(line).toBeVisible();
  expect(asked).toEqual([
    {
      items: [1, 2, 3].map((number) => ({ assignment_id: idOf('assignment', number), row_version: 1 })),
      change: { action: 'priority', priority: 3 },
    },
  ]);
  expect((await bar()).getByRole('status')).toHaveTextContent('2 selected');

  await user.click(await screen.findByRole('button', { name: 'Why' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Skipped tasks' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'DM26R0000002: It is closed',
    'DM26R0000003: It was changed meanwhile (Maria Stan)',
  ]);
});

test('ux 9 the whole change is taken back at once, and the list is read anew', async () => {
  const undone: string[] = [];
  let reads = 0;
  server.use(
    mock(browseWorklist, () => {
      reads += 1;
      return { status: 200, body: aWorklistPage(6) };
    }),
    mock(undoAssignmentChange, ({ path }) => {
      undone.push(path.assignment_change_id);
      return { status: 200, body: resultOf(asked[0]!) };
    }),
  );
  const { user } = await openList();
  for (const number of [1, 2]) await user.click(boxOf(number));
  await user.click((await bar()).getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'High' }));
  await screen.findAllByText('2 tasks changed');
  await waitFor(() => expect(reads).toBe(2));

  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  await user.click(undo!);
  expect((await screen.findAllByText('2 tasks are as before'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(undone).toEqual([changeId]);
  await waitFor(() => expect(reads).toBe(3));
});

test('work is given to a colleague whose load and absence are in sight', async () => {
  const { user } = await openList();
  await user.click(boxOf(1));
  await user.click((await bar()).getByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 task' }));
  await user.type(await dialog.findByLabelText('To whom'), 'radu');
  const option = await screen.findByRole('option', { name: /Radu Marin/ });
  expect(option).toHaveTextContent('Daune auto · 3 open · away today, replaced by Ana Ionescu');
  await user.click(option);
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(asked[0]?.change).toEqual({ action: 'assign', user_id: people.radu.userId }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a refused change keeps the dialog and what was written', async () => {
  server.use(mock(changeAssignments, problem(503, 'database_unavailable')));
  const { user } = await openList();
  await user.click(boxOf(1));
  await user.click((await bar()).getByRole('button', { name: 'Note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Note on 1 task' }));
  await user.type(dialog.getByLabelText('Internal note'), 'Sunat, revine mâine.');
  await user.click(dialog.getByRole('button', { name: 'Add the note' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Internal note')).toHaveValue('Sunat, revine mâine.');
});

test('the steps say for how many rows they are possible, and ask why where that is needed', async () => {
  server.use(
    mock(browseOfferedTransitions, {
      status: 200,
      body: [
        {
          code: 'close',
          name: 'Închide',
          to_status_name: 'Finalizat',
          to_status_color: '#2e7d32',
          to_status_category_code: 'done',
          needs_reason: true,
          effects: [],
          undoable: true,
          count: 1,
          claimants: 0,
          asks: [],
        },
      ],
    }),
  );
  const { user } = await openList();
  for (const number of [1, 2]) await user.click(boxOf(number));
  await user.click((await bar()).getByRole('button', { name: 'Status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Status of 2 tasks' }));
  await user.click(await dialog.findByRole('radio', { name: /Închide/ }));
  expect(dialog.getByText('1 of 2 · to “Finalizat”')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change the status' }));
  expect(asked).toEqual([]);
  await user.type(dialog.getByLabelText(/Reason/), 'Plătit integral.');
  await user.click(dialog.getByRole('button', { name: 'Change the status' }));
  await waitFor(() =>
    expect(asked[0]?.change).toEqual({
      action: 'status',
      transition_code: 'close',
      reason: 'Plătit integral.',
    }),
  );
});

test.each([
  ['a document', 'When a document comes', 'document'],
  ['an appointment', 'After the appointment', 'appointment'],
])('ux 10 keys act on the row with the focus: s puts it off until %s', async (_what, name, event) => {
  const { user } = await openList();
  rowOf(2).focus();
  await user.keyboard('j');
  expect(rowOf(3)).toHaveFocus();
  await user.keyboard('s');
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze 1 task' }));
  await user.click(dialog.getByRole('radio', { name }));
  expect(dialog.getByLabelText(/At the latest on/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Snooze' }));
  await waitFor(() =>
    expect(asked[0]).toMatchObject({
      items: [{ assignment_id: idOf('assignment', 3), row_version: 1 }],
      change: { action: 'snooze', for: event },
    }),
  );
});

test('ux 11 what is put off is woken from its own list', async () => {
  const { user } = await openList('/assignments/list/snoozed');
  await user.click(boxOf(1));
  await user.click((await bar()).getByRole('button', { name: 'Wake' }));
  await waitFor(() => expect(asked[0]?.change).toEqual({ action: 'wake' }));
});

test('tags are put on and taken off', async () => {
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage([aWorklistRow({ tags: ['flotă'] })]) }));
  const { user } = await openList();
  await user.click(boxOf(1));
  await user.click((await bar()).getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 1 task' }));
  await user.click(dialog.getByRole('button', { name: 'Change the tags' }));
  expect(asked).toEqual([]);
  await user.type(dialog.getByLabelText('Add the tag'), 'urgent');
  await user.click(dialog.getByLabelText('Take off the tag'));
  await user.click(await screen.findByRole('option', { name: 'flotă' }));
  await user.click(dialog.getByRole('button', { name: 'Change the tags' }));
  await waitFor(() =>
    expect(asked[0]?.change).toEqual({ action: 'tag', add: ['urgent'], remove: ['flotă'] }),
  );
});

test('claimants are asked for documents, at least one', async () => {
  server.use(
    mock(browseDocTypes, {
      status: 200,
      body: [
        { code: 'id_card', name: 'Carte de identitate' },
        { code: 'invoice', name: 'Factură' },
      ],
    }),
  );
  const { user } = await openList();
  await user.click(boxOf(1));
  await user.click((await bar()).getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Ask for documents' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for documents on 1 task' }));
  await dialog.findByLabelText('Factură');
  await user.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect((await dialog.findAllByText('Choose at least one document.'))[0]).toBeVisible();
  await user.click(dialog.getByLabelText('Factură'));
  await user.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() =>
    expect(asked[0]?.change).toEqual({ action: 'request_document', doc_type_codes: ['invoice'] }),
  );
});

test('work that nobody has is taken; who comes late reads who was faster', async () => {
  const free = { assigned_user_id: null, assigned_user_name: null, queue_name: 'Avizări' };
  server.use(
    mock(browseWorklist, { status: 200, body: aWorklistPage([aWorklistRow(free)]) }),
    mock(takeAssignment, problem(409, 'already_taken', { context: { holder: 'Radu Marin' } })),
  );
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Take' }));
  expect(await screen.findByText('Radu Marin has taken DM26R0000001 already')).toBeVisible();
});

test('who may not change work is offered nothing of it', async () => {
  await openList('/assignments/worklist', aProfile({ roles: ['app.configurator'] }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('where colleagues have the tasks, they are named instead of steps', async () => {
  const theirs = { assigned_user_id: people.radu.userId, assigned_user_name: people.radu.fullName };
  server.use(
    mock(browseWorklist, {
      status: 200,
      body: aWorklistPage([aWorklistRow(theirs, 1), aWorklistRow({}, 2)]),
    }),
    mock(browseOfferedTransitions, { status: 200, body: [] }),
  );
  const { user } = await openList();
  for (const number of [1, 2]) await user.click(boxOf(number));
  await user.click((await bar()).getByRole('button', { name: 'Status' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^They belong to Radu Marin\./)).toBeVisible();
  expect(dialog.queryByText(/administrator/)).not.toBeInTheDocument();
});
