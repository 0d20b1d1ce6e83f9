import { browseWorklist, countNews } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aWorklistPage, aWorklistRow, server } from '@dosar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerTheLists, openLists } from '../worklist/worklist-fixture.tsx';

let rows = [aWorklistRow({}, 1)];
let looks = 0;
let shownFor: number | null;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  rows = [aWorklistRow({}, 1)];
  looks = 0;
  answerTheLists();
  server.use(
    mock(browseWorklist, () => ({ status: 200, body: aWorklistPage(rows) })),
    mock(countNews, ({ body }) => {
      looks += 1;
      shownFor = body.shown_for;
      const count = rows.filter(({ assignment_id: id }) => !body.known_ids.includes(id)).length;
      return { status: 200, body: { count, capped: false } };
    }),
  );
});

const aMinuteLater = () => act(() => vi.advanceTimersByTimeAsync(61_000));

test('ux 20 a new task of somebody else is offered without moving the list, and shown on demand', async () => {
  openLists({ at: '/assignments/worklist' });
  await screen.findByText('DM26R0000001');
  rows = [aWorklistRow({}, 2), aWorklistRow({}, 1)];
  await aMinuteLater();
  const show = await screen.findByRole('button', { name: '1 new task — show' });
  expect(screen.queryByText('DM26R0000002')).not.toBeInTheDocument();

  act(() => show.click());
  expect(await screen.findByText('DM26R0000002')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /new task/ })).not.toBeInTheDocument());
});

test('beyond the first page only what came since is counted, however wrong the clock of the computer is', async () => {
  server.use(
    mock(browseWorklist, () => ({ status: 200, body: { ...aWorklistPage(rows), next_cursor: 'more' } })),
  );
  vi.setSystemTime('2031-01-01T12:00:00Z');
  openLists({ at: '/assignments/worklist' });
  await screen.findByText('DM26R0000001');
  await aMinuteLater();
  expect(shownFor).toBeGreaterThanOrEqual(60);
  expect(shownFor).toBeLessThan(90);
});

test('nobody at the page, no questions: a forgotten session falls asleep', async () => {
  openLists({ at: '/assignments/worklist' });
  await screen.findByText('DM26R0000001');
  await aMinuteLater();
  expect(looks).toBe(1);
  for (let minute = 0; minute < 6; minute += 1) await aMinuteLater();
  const untilThen = looks;
  await aMinuteLater();
  expect(looks).toBe(untilThen);
});
