import { browseWorklist, getAssignment } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { readingPaneActs, readingPaneContents } from '@dosar/areas/worklist';
import { anAssignment, aWorklistPage, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerTheLists, openLists } from '../worklist/worklist-fixture.tsx';

const list = aWorklistPage(3);
const [first, second] = list.items.map(({ claim_file_no }) => claim_file_no) as [string, string];

let undone: string[];
beforeEach(() => {
  localStorage.clear();
  undone = [];
  answerTheLists();
  server.use(
    mock(browseWorklist, { status: 200, body: list }),
    mock(getAssignment, ({ path }) => ({
      status: 200,
      body: anAssignment(
        {},
        list.items.find(({ assignment_id }) => assignment_id === path.assignment_id),
      ),
    })),
  );
});

async function openPane() {
  const world = openLists({
    at: '/assignments/worklist',
    locale: 'en',
    contributions: [
      readingPaneContents.entry({
        order: 100,
        Content: ({ row }) => <p>What happened on {row.claim_file_no}</p>,
      }),
      readingPaneActs.entry({
        Acts: ({ assignment: { header }, onActed }) => (
          <button
            type="button"
            onClick={() =>
              onActed({
                text: 'snoozed',
                undo: async () => void (await Promise.resolve(undone.push(header.claim_file_no))),
              })
            }
          >
            Act on {header.claim_file_no}
          </button>
        ),
      }),
    ],
  });
  await world.user.click(await screen.findByRole('button', { name: 'Show the reading pane' }));
  return world;
}

test('R8 the first file is read beside the list, and j and k lead on without an act', async () => {
  const { user, router } = await openPane();
  expect(await screen.findByText(`What happened on ${first}`)).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByText(`What happened on ${second}`)).toBeVisible();
  expect(router.state.location.search).toContain(second);
  await user.keyboard('k');
  expect(await screen.findByText(`What happened on ${first}`)).toBeVisible();
});

test('R8 a press on a row opens its file in the pane', async () => {
  const { user } = await openPane();
  await user.click(await screen.findByRole('link', { name: second }));
  expect(await screen.findByText(`What happened on ${second}`)).toBeVisible();
  expect(screen.queryByText('Claim file page')).not.toBeInTheDocument();
});

test('R8 an act opens the next file; its row says what was done until a key takes it back', async () => {
  const { user } = await openPane();
  await user.click(await screen.findByRole('button', { name: `Act on ${first}` }));
  expect(await screen.findByText(`What happened on ${second}`)).toBeVisible();
  const strip = within(screen.getByRole('table')).getByText('snoozed');
  expect(strip.closest('tr')).toHaveTextContent(first);
  expect(screen.getByText(`${first}: snoozed`)).toBeVisible();

  await user.keyboard('z');
  expect(await screen.findByText(`What happened on ${first}`)).toBeVisible();
  expect(undone).toEqual([first]);
  await waitFor(() => expect(strip).not.toBeInTheDocument());
});

test('R8 a list without rows leaves the pane empty, with a way on', async () => {
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(0) }));
  await openPane();
  expect(await screen.findByText('No file to read')).toBeVisible();
});

test('R8 the pane is there again after a reload, at the file of the address', async () => {
  const { unmount } = await openPane();
  expect(await screen.findByText(`What happened on ${first}`)).toBeVisible();
  unmount();
  const [, row] = list.items;
  openLists({
    at: `/assignments/worklist?open=${row?.claim_file_no}/${row?.assignment_id}`,
    locale: 'en',
    contributions: [
      readingPaneContents.entry({
        order: 100,
        Content: ({ row: shown }) => <p>What happened on {shown.claim_file_no}</p>,
      }),
    ],
  });
  expect(await screen.findByText(`What happened on ${second}`)).toBeVisible();
});

test('R8 on a phone there is no pane: a row opens its file', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    // Only queries for narrow windows match.
    matches: query.includes('max-width') || query.includes('width <'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = openLists({ at: '/assignments/worklist', locale: 'en' });
  await user.click(await screen.findByRole('link', { name: new RegExp(second) }));
  expect(await screen.findByText('Claim file page')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show the reading pane' })).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
