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

test('the legal deadline stays in sight in a narrow window; who chooses it has it in a column of its own', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width: 960px)'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const missed = aWorklistRow({ legal_due_date: '2026-01-20' });
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage([missed]) }));
  openWorklist();
  expect(await screen.findByText(/^legal: overdue \d+ days$/)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /^Legal deadline/ })).not.toBeInTheDocument();
  cleanup();

  openWorklist('?columns=claim_file_no,due_at,legal_due_date');
  expect(await screen.findByRole('columnheader', { name: /^Legal deadline/ })).toBeVisible();
  expect(await screen.findAllByText(/^legal: overdue \d+ days$/)).toHaveLength(1);
});

test('a row is a link: with a key held the browser opens it elsewhere and the list stays', async () => {
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(2) }));
  const { user, router } = openWorklist();
  const link = await screen.findByRole('link', { name: 'DM26R0000002' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/workflow\/getById\/DM26R0000002\//));
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(router.state.location.pathname).toBe(path);
});

test('an owner is told by their picture, somebody who is missing too', async () => {
  const rows = [
    aWorklistRow({}, 1),
    aWorklistRow({ assigned_user_id: null, assigned_user_name: null, queue_name: 'Avizări' }, 2),
  ];
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(rows) }));
  openWorklist();
  expect(await screen.findByRole('img', { name: 'Ana Ionescu' })).toHaveAttribute('data-own', 'true');
  expect(screen.getByRole('img', { name: 'Nobody yet' })).toBeVisible();
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
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
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

test('a search that finds nothing in its list leads to the lists that have it', async () => {
  server.use(
    mock(browseWorklist, ({ body }) => {
      const count = body.category_code === 'waiting' ? 2 : 0;
      return { status: 200, body: aWorklistPage(count, { total: { count, capped: false } }) };
    }),
  );
  const { user, router } = openWorklist('?q=popescu', 'ro');
  await user.click(await screen.findByRole('link', { name: '2 în așteptare' }));
  expect(await screen.findByText('DM26R0000001')).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/assignments/list/waiting?q=popescu',
  );
});
