import {
  browseDocTypes,
  browseLargeChanges,
  browseWorklist,
  cancelLargeChange,
  changeMatching,
  countMatching,
  undoAssignmentChange,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { aLargeChange, aProfile, aWorklistPage, idOf, server } from '@dosar/testing';
import { answerTheLists } from '@dosar/worklist-feature/fixture';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPages } from './open-pages-fixture.tsx';

type Asked = JsonBodyOf<'changeMatching'>;

let asked: Asked[] = [];
const changeId = aLargeChange().assignment_change_id;

beforeEach(() => {
  asked = [];
  answerTheLists();
  server.use(
    mock(browseWorklist, {
      status: 200,
      body: aWorklistPage(6, { next_cursor: 'second', total: { count: 1000, capped: true } }),
    }),
    mock(countMatching, {
      status: 200,
      body: {
        total: 1234,
        limit: 20_000,
        claim_files: 1100,
        transitions: [
          {
            code: 'close',
            name: 'Închide',
            to_status_name: 'Finalizat',
            to_status_color: '#2e7d32',
            to_status_category_code: 'done',
            needs_reason: false,
            effects: [{ code: 'notify_claimant', text: 'Trimite păgubitului un mesaj' }],
            undoable: false,
            count: 900,
            claimants: 850,
            asks: [],
          },
        ],
      },
    }),
    mock(changeMatching, ({ body }) => {
      asked.push(body);
      return { status: 201, body: aLargeChange({ state: 'queued', done: 0 }) };
    }),
  );
});

/** The bar of the selection, whose code is fetched when the first row is ticked. */
const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));

async function openWhole(largeChanges: Schema<'LargeChange'>[] = []) {
  const opened = openPages({ at: '/assignments/worklist', profile: aProfile(), largeChanges });
  await screen.findByText('DM26R0000001');
  await opened.user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  await opened.user.click(await (await bar()).findByRole('button', { name: 'Select all 1,234' }));
  return opened;
}

test('ux 7 everything that the list finds is selected by its number and changed by the list, not by its rows', async () => {
  const { user } = await openWhole();
  expect((await bar()).getByRole('status')).toHaveTextContent('1,234 selected');
  await user.click((await bar()).getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Urgent' }));
  await expect
    .poll(() => asked)
    .toMatchObject([{ total: 1234, change: { action: 'priority', priority: 3 } }]);
  expect(asked[0]?.settings).toMatchObject({ category_code: 'active' });
  await expect.poll(() => screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('before claimants are written to, the dialogs say how many, and that it is final', async () => {
  server.use(mock(browseDocTypes, { status: 200, body: [] }));
  const { user } = await openWhole();
  await user.click((await bar()).getByRole('button', { name: 'Status' }));
  const step = within(await screen.findByRole('dialog', { name: 'Status of 1,234 tasks' }));
  expect(
    step.getByText(
      '900 of 1,234 · to “Finalizat” · Trimite păgubitului un mesaj · Cannot be undone · up to 850 claimants are written to',
    ),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click((await bar()).getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Ask for documents' }));
  const documents = within(await screen.findByRole('dialog', { name: /1,234 tasks/ }));
  expect(
    documents.getByText('Up to 1,100 claimants will be written to. This cannot be undone.'),
  ).toBeVisible();
});

test('a list that has grown meanwhile is not changed, and says so', async () => {
  server.use(
    mock(changeMatching, problem(409, 'conflict', { context: { reason: 'more_rows', total: 1240 } })),
  );
  const { user } = await openWhole();
  await user.click((await bar()).getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Urgent' }));
  expect((await screen.findAllByText(/^The list has more tasks by now/))[0]).toBeVisible();
  expect((await bar()).getByRole('status')).toHaveTextContent('1,234 selected');
});

test('after a reload the line shows how far the change is, and stops it', async () => {
  const running = aLargeChange({ state: 'running', done: 380, skipped: 20 });
  let state = running;
  openPages({ at: '/assignments/worklist', profile: aProfile() });
  server.use(
    mock(browseLargeChanges, () => ({ status: 200, body: [state] })),
    mock(cancelLargeChange, () => {
      state = aLargeChange({ state: 'cancelled', done: 400, undo_until: '2099-01-01T00:00:00Z' });
      return { status: 200, body: state };
    }),
  );
  const line = await screen.findByText('Changing: 400 of 1,234 tasks');
  expect(line).toBeVisible();
  screen.getByRole('button', { name: 'Stop' }).click();
  expect(await screen.findByText('Stopped: 400 tasks changed')).toBeVisible();
});

test('what became of it names what was skipped, and all of it can be taken back', async () => {
  const done = aLargeChange({
    done: 1233,
    skipped: 1,
    skipped_items: [
      { assignment_id: idOf('assignment', 9), claim_file_no: 'DM26R0000009', code: 'not_yours' },
    ],
    undo_until: '2099-01-01T00:00:00Z',
  });
  const undone: string[] = [];
  server.use(
    mock(undoAssignmentChange, ({ path }) => {
      undone.push(path.assignment_change_id);
      const answer = { assignment_change_id: changeId, action: 'priority', undo_until: null, items: [] };
      return { status: 200, body: answer };
    }),
  );
  const { user } = openPages({ at: '/assignments/worklist', profile: aProfile(), largeChanges: [done] });
  expect(await screen.findByText('1,233 tasks changed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1 skipped' }));
  const why = within(await screen.findByRole('dialog', { name: 'Skipped tasks' }));
  expect(why.getByText('DM26R0000009: It is not yours to change')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => undone).toEqual([changeId]);
});
