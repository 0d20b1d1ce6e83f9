import { browseWorklist } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aWorklistPage, aWorklistRow, server } from '@dosar/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerTheLists, openLists } from './worklist-fixture.tsx';

const path = '/assignments/worklist';
const openWorklist = (query = '', locale: 'ro' | 'en' = 'en') => openLists({ at: path + query, locale });

beforeEach(answerTheLists);

test('shows the work of the server in its order, with the number of tasks', async () => {
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(3) }));
  openWorklist();
  const numbers = await screen.findAllByText(/^DM26R/);
  expect(numbers.map((cell) => cell.textContent)).toEqual(['DM26R0000001', 'DM26R0000002', 'DM26R0000003']);
  expect(await screen.findByText('3 tasks')).toBeVisible();
});

test('a narrow window has the usual columns but for the legal deadline; who chooses it has it there too', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width: 960px)'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(1) }));
  openWorklist();
  expect(await screen.findByRole('columnheader', { name: /^Deadline/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /^Legal deadline/ })).not.toBeInTheDocument();
  cleanup();

  openWorklist('?columns=claim_file_no,legal_due_date');
  expect(await screen.findByRole('columnheader', { name: /^Legal deadline/ })).toBeVisible();
});

test('a header asks the server for another order, and again for the other direction', async () => {
  const asked: unknown[] = [];
  server.use(
    mock(browseWorklist, ({ body }) => {
      asked.push(body.sort);
      return { status: 200, body: aWorklistPage(2) };
    }),
  );
  const { user } = openWorklist();
  await screen.findByText('DM26R0000001');
  const header = screen.getByRole('button', { name: /Claimant/ });
  await user.click(header);
  await waitFor(() => expect(asked.at(-1)).toEqual({ column: 'claimant_name', direction: 'asc' }));
  await user.click(header);
  await waitFor(() => expect(asked.at(-1)).toEqual({ column: 'claimant_name', direction: 'desc' }));
});

test('the next page continues after the last row', async () => {
  server.use(
    mock(browseWorklist, ({ body }) => ({
      status: 200,
      body:
        body.after === undefined
          ? aWorklistPage([aWorklistRow({}, 1)], { next_cursor: 'after-first' })
          : aWorklistPage([aWorklistRow({}, 2)]),
    })),
  );
  const { user } = openWorklist();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('DM26R0000002')).toBeVisible();
  expect(screen.getByText('DM26R0000001')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a filter without result offers to clear the filters', async () => {
  server.use(
    mock(browseWorklist, ({ body }) => ({
      status: 200,
      body: aWorklistPage(body.filter_criteria?.county_code === undefined ? 1 : 0),
    })),
  );
  const { user } = openWorklist('?county=CJ');
  const [clear] = await screen.findAllByRole('button', { name: 'Clear filters' });
  if (clear === undefined) throw new Error('There is no way out of the filter.');
  await user.click(clear);
  expect(await screen.findByText('DM26R0000001')).toBeVisible();
});

test('ux 129 an empty list has one way on: to everything, also what is done', async () => {
  server.use(
    mock(browseWorklist, ({ body }) => ({
      status: 200,
      body: aWorklistPage(body.category_code === 'all' ? 1 : 0),
    })),
  );
  const { user } = openWorklist();
  await user.click(await screen.findByRole('button', { name: 'Show all tasks, done ones too' }));
  expect(await screen.findByText('DM26R0000001')).toBeVisible();
});

test.each([
  [1, '1 activitate'],
  [2, '2 activități'],
  [20, '20 de activități'],
])('ux 120 %i tasks are counted in Romanian as "%s"', async (count, words) => {
  server.use(
    mock(browseWorklist, { status: 200, body: aWorklistPage(1, { total: { count, capped: false } }) }),
  );
  openWorklist('', 'ro');
  expect(await screen.findByText(words)).toBeVisible();
});

test('a failing server is named, and the list comes back with a retry', async () => {
  server.use(mock(browseWorklist, problem(500, 'internal_error')));
  const { user } = openWorklist();
  const failure = await screen.findByRole('alert');
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(1) }));
  await user.click(within(failure).getByRole('button'));
  expect(await screen.findByText('DM26R0000001')).toBeVisible();
});

test('a row opens its claim file, and Back stands on that row again', async () => {
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(3) }));
  const { user, router } = openWorklist();
  await user.click(await screen.findByText('DM26R0000002'));
  expect(await screen.findByRole('heading', { name: 'Claim file page' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/workflow\/getById\/DM26R0000002\//);
  await router.navigate(-1);
  const cell = await screen.findByText('DM26R0000002');
  await waitFor(() => expect(cell.closest('tr')).toHaveFocus());
});
