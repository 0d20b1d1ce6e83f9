import { browseShortlist } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import {
  aDayAgenda,
  anAgendaDeadline,
  aShortlist,
  aWorklistRow,
  renderFeature,
  server,
} from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShortlistPage } from './shortlist-page.tsx';

function opened(change: Parameters<typeof aShortlist>[0] = {}) {
  server.use(mock(browseShortlist, { status: 200, body: aShortlist(change) }));
  return renderFeature(<ShortlistPage />);
}
const tiles = async () => within(await screen.findByRole('list', { name: 'What waits' }));
const section = async (name: string) => within(await screen.findByRole('list', { name }));

test('B9 ux 22 the dashboard greets; each number leads to the list that it counts', async () => {
  opened();
  expect(screen.getByRole('heading', { name: 'Good to see you, Ana' })).toBeVisible();
  const shown = (await tiles()).getAllByRole('listitem');
  expect(shown.map((tile) => tile.textContent)).toEqual([
    'My open tasks1,000+',
    'Overdue3',
    'Deadline today2',
    'Legal deadline within 3 days1',
    'New5',
    'New documents4',
    'Back from snoozing0',
    'Not touched for 7 days6',
    'Waiting for documents7',
    'Of colleagues I replace12',
  ]);
  const addresses = (await tiles()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/assignments/worklist?keys=1',
    '/assignments/worklist?keys=17',
    '/assignments/worklist?keys=33',
    '/assignments/worklist?keys=1025',
    '/assignments/worklist?category=new&keys=1',
    '/assignments/worklist?category=all&keys=129',
    '/assignments/worklist?keys=4097',
    '/assignments/worklist?keys=2049',
    '/assignments/worklist?category=waiting&keys=1&waiting_on=claimant',
    '/assignments/worklist?keys=4',
  ]);
});

test('the nearest deadlines and what was opened last lead to their files, with what is needed to recognise them', async () => {
  opened();
  const { claim_file_no: file, assignment_id: id, claimant_name: name } = aWorklistRow();
  const [first] = (await section('Nearest deadlines')).getAllByRole('listitem');
  expect(first).toHaveTextContent(`Avizare daună · ${file}`);
  expect(first).toHaveTextContent(name ?? '');
  expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    `/workflow/getById/${file}/${id}`,
  );
  const recent = (await section('Recently opened')).getByRole('listitem');
  // What is closed has no deadline any more.
  expect(within(recent).queryByRole('time')).toBeNull();
});

test('S11 the day shows its first entries and leads on when it holds more', async () => {
  const items = Array.from({ length: 9 }, (_, index) => anAgendaDeadline({}, index + 1));
  opened({ agenda: aDayAgenda({ items }) });
  expect((await section('Day agenda')).getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'All my tasks' })).toBeVisible();
});

test('ux 129 somebody without work reads that, and is led to the work that nobody has', async () => {
  opened({ deadlines: [], recent: [], agenda: aDayAgenda({ items: [] }) });
  expect(await screen.findByText('You have no open tasks')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what nobody has taken yet' })).toHaveAttribute(
    'href',
    '/assignments/worklist?keys=8',
  );
  expect(screen.queryByRole('heading', { name: 'Recently opened' })).toBeNull();
});

test('ux 22 what a manager has to approve leads to the work that waits for a manager, whoever it belongs to', async () => {
  const settings = {
    filter_keys: 0,
    category_code: 'waiting',
    filter_criteria: { waiting_on: 'manager' },
  } as const;
  opened({ tiles: [{ code: 'approvals', settings, total: { count: 3, capped: false } }] });
  const tile = (await tiles()).getByRole('listitem');
  expect(tile).toHaveTextContent('To approve3');
  expect(within(tile).getByRole('link')).toHaveAttribute(
    'href',
    '/assignments/worklist?category=waiting&waiting_on=manager',
  );
});

test('a manager reads which work nobody can get to and why, and reads zero too', async () => {
  const { claim_file_no, assignment_id } = aWorklistRow();
  const checked_at = '2026-03-05T01:00:00Z';
  const { unmount } = opened({
    orphans: {
      checked_at,
      orphan_count: 1,
      orphans: [{ assignment_id, claim_file_no, reason: 'owner_inactive' }],
    },
  });
  expect(await screen.findByText('1 task that nobody can get to')).toBeVisible();
  const [row] = (await section('Forgotten tasks')).getAllByRole('listitem');
  expect(row).toHaveTextContent(`${claim_file_no}Its owner does not work here any more`);
  expect(screen.getByText('Checked 05.03.2026 03:00')).toBeVisible();
  unmount();

  opened({ orphans: { checked_at, orphan_count: 0, orphans: [] } });
  expect(await screen.findByText('Every open task has somebody and a list')).toBeVisible();
});

test('a dashboard that cannot be fetched says so, and is fetched on demand', async () => {
  server.use(mock(browseShortlist, problem(503, 'database_unavailable')));
  const { user } = renderFeature(<ShortlistPage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(mock(browseShortlist, { status: 200, body: aShortlist() }));
  await user.click(again);
  expect((await tiles()).getByText('Deadline today')).toBeVisible();
});
