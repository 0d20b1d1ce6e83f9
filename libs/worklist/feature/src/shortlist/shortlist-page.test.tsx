import { browseShortlist } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import {
  aDayAgenda,
  anAgendaDeadline,
  aProfile,
  aShortlist,
  aWorklistRow,
  people,
  renderFeature,
  server,
} from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dashboardTiles, replacedColleagueActs } from '@dosar/areas/worklist';
import { ShortlistPage } from './shortlist-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:00:00Z') });
});

function opened(change: Parameters<typeof aShortlist>[0] = {}) {
  server.use(mock(browseShortlist, { status: 200, body: aShortlist(change) }));
  return renderFeature(<ShortlistPage />);
}
const tiles = async () => within(await screen.findByRole('list', { name: 'What waits' }));
const section = async (name: string) => within(await screen.findByRole('list', { name }));

const addressesIn = (list: Awaited<ReturnType<typeof section>>) =>
  list.getAllByRole('link').map((link) => link.getAttribute('href'));

test('B9 ux 22 the dashboard names the day and whose it is; what presses is read first, with the way to its lists', async () => {
  opened();
  expect(await screen.findByText('Ana Ionescu, Daune auto')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thursday, March 5');
  const pressing = await section('What presses');
  expect(pressing.getAllByRole('listitem').map((figure) => figure.textContent)).toEqual([
    '2Legal deadline missed',
    '1Legal deadline within 3 daysfirst: DM26R0000111, today',
    '2To do todayand 3 past their internal deadline',
  ]);
  expect(addressesIn(pressing)).toEqual([
    '/assignments/worklist?category=all&keys=8193',
    '/assignments/worklist?category=all&keys=1025',
    '/assignments/worklist?keys=33',
    '/assignments/worklist?keys=17',
  ]);
});

test('B9 ux 22 the other numbers stand in one line, zero too, each leading to the list that it counts', async () => {
  opened();
  const shown = (await tiles()).getAllByRole('listitem');
  expect(shown.map((tile) => tile.textContent)).toEqual([
    'All of mine 1,000+',
    'New 5',
    'New documents 4',
    'Back from snoozing 0',
    'Not touched for 7 days 6',
    'Waiting for documents 7',
    'Snoozed 8',
  ]);
  expect(addressesIn(await tiles())).toEqual([
    '/assignments/worklist?keys=1',
    '/assignments/worklist?category=new&keys=1',
    '/assignments/worklist?category=all&keys=129',
    '/assignments/worklist?keys=4097',
    '/assignments/worklist?keys=2049',
    '/assignments/worklist?category=waiting&keys=1&waiting_on=claimant',
    '/assignments/worklist?category=snoozed&keys=1',
  ]);
});

test('red stands for time that presses: with nothing missed and nothing near, no figure is red', async () => {
  const toneOf = (figure: HTMLElement) => figure.dataset['tone'];
  const { unmount } = opened();
  expect((await section('What presses')).getAllByRole('listitem').map(toneOf)).toEqual([
    'missed',
    'near',
    'usual',
  ]);
  unmount();
  const none = aShortlist().tiles.map((tile) => ({ ...tile, total: { count: 0, capped: false } }));
  opened({ tiles: none, first_legal: null });
  expect((await section('What presses')).getAllByRole('listitem').map(toneOf)).toEqual([
    'none',
    'none',
    'none',
  ]);
});

test('of a replaced colleague one sees until when, and what waits there', async () => {
  opened();
  const colleague = await section('You replace Radu Marin');
  expect(screen.getByText('03–08.03.2026')).toBeVisible();
  expect(colleague.getAllByRole('listitem').map((list) => list.textContent)).toEqual([
    'Active tasks12',
    'Legal deadline missed0',
    'Legal deadline within 3 days1',
    'New documents4',
  ]);
  expect(addressesIn(colleague)[0]).toBe(`/assignments/worklist?keys=4&assignee=${people.radu.userId}`);
  expect(screen.queryByRole('button', { name: 'Work in their name' })).toBeNull();
});

test('what another area offers for a replaced colleague stands below what waits there', async () => {
  server.use(mock(browseShortlist, { status: 200, body: aShortlist() }));
  const act = replacedColleagueActs.entry({ Act: ({ userId }) => <p>Act for {userId}</p> });
  renderFeature(<ShortlistPage />, { contributions: [act] });
  expect(await screen.findByText(`Act for ${people.radu.userId}`)).toBeVisible();
});

test('the nearest deadlines and what was opened last lead to their files, with what is needed to recognise them', async () => {
  opened();
  const { claim_file_no: file, assignment_id: id, claimant_name: name } = aWorklistRow();
  const [first] = (await section('Nearest deadlines')).getAllByRole('listitem');
  expect(first).toHaveTextContent(file);
  expect(first).toHaveTextContent(name ?? '');
  expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    `/workflow/getById/${file}/${id}`,
  );
  const recent = (await section('Recently opened')).getByRole('listitem');
  expect(recent).toHaveTextContent('11:30');
});

test('S11 the day stands on a line of hours at its hours, with the place; the rest below, and the way to all of it', async () => {
  const endOfDay = `${aDayAgenda().date}T21:59:59.000Z`;
  const items = [
    anAgendaDeadline({ at: '2026-03-05T14:00:00Z', place: 'Auto Rapid' }, 1),
    anAgendaDeadline({ at: '2026-03-05T07:30:00Z' }, 2),
    ...Array.from({ length: 6 }, (_, index) => anAgendaDeadline({ at: endOfDay }, index + 3)),
  ];
  opened({ agenda: aDayAgenda({ items }) });
  const timed = (await section('At an hour')).getAllByRole('listitem').map((item) => item.textContent);
  expect(timed).toEqual([
    '09:30Avizare daună · DM26R0000002',
    '16:00Avizare daună · DM26R0000001, Auto Rapid',
  ]);
  expect((await section('By the end of the day')).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: '2 more tasks' })).toHaveAttribute('href', '/?agenda=2026-03-05');
});

test('somebody of a partner, for whom nothing waits, reads where work will come from and no row of zeros', async () => {
  const zeros = aShortlist().tiles.map((tile) => ({ ...tile, total: { count: 0, capped: false } }));
  const nothing = {
    tiles: zeros,
    first_legal: null,
    deadlines: [],
    recent: [],
    replaced: [],
    team_name: null,
  };
  server.use(
    mock(browseShortlist, {
      status: 200,
      body: aShortlist({ ...nothing, agenda: aDayAgenda({ items: [] }) }),
    }),
  );
  renderFeature(<ShortlistPage />, { profile: aProfile({ org_type: 'partner' }) });
  expect(await screen.findByText(/Claim files that the insurer sends you/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'What waits' })).toBeNull();
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

test('ux 22 what an area counts outside the worklist leads to the page that it names', async () => {
  const settings = { filter_keys: 0, category_code: 'waiting' } as const;
  const shortlist = aShortlist({
    tiles: [{ code: 'approvals', settings, total: { count: 3, capped: false } }],
  });
  server.use(mock(browseShortlist, { status: 200, body: shortlist }));
  const text = { id: 'test.toApprove', defaultMessage: 'To approve' };
  renderFeature(<ShortlistPage />, {
    contributions: [dashboardTiles.entry({ code: 'approvals', text, path: '/manager-area/approvals' })],
  });
  const tile = (await tiles()).getByRole('listitem');
  expect(tile).toHaveTextContent('To approve 3');
  expect(within(tile).getByRole('link')).toHaveAttribute('href', '/manager-area/approvals');
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
  expect((await section('What presses')).getByText('To do today')).toBeVisible();
});
