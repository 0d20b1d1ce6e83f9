import { browseDayAgenda } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aDayAgenda, anAgendaDeadline, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DayAgendaPanel } from './day-agenda-panel.tsx';

const today = '2026-03-05';

/** The page at `address`, and the days that its agenda asks for. */
function openAt(address: string) {
  const asked: (string | null)[] = [];
  server.use(
    mock(browseDayAgenda, ({ query }) => {
      asked.push(query.get('date'));
      return { status: 200, body: aDayAgenda(query.get('date') === today ? {} : { items: [] }) };
    }),
  );
  return { asked, ...renderFeature(<DayAgendaPanel />, { at: address }) };
}

const panel = async () => within(await screen.findByRole('dialog', { name: 'Day agenda' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:00:00Z') });
});

test('S11 the day of the address is shown in the order of time, each entry leading to its file', async () => {
  openAt(`/?agenda=${today}`);
  const day = await panel();
  expect(await day.findByText('Thursday, 05.03.2026')).toBeVisible();
  const entries = (await day.findAllByRole('listitem')).map((entry) => entry.textContent);
  expect(entries[0]).toContain('You replace Radu Marin03.03.2026 to 08.03.2026');
  expect(entries[1]).toMatch(/^12:30.*DM26R0000001.*În lucru$/);
  expect(entries[2]).toMatch(/^17:00.*DM26R0000002.*Handler: Radu Marin$/);
  const { claim_file_no, assignment_id } = anAgendaDeadline();
  expect(day.getByRole('link', { name: /DM26R0000001/ })).toHaveAttribute(
    'href',
    `/workflow/getById/${claim_file_no}/${assignment_id}`,
  );
  expect(day.getByRole('link', { name: '3 tasks are overdue' })).toHaveAttribute(
    'href',
    '/assignments/worklist?keys=17',
  );
});

test('S11 what is due at the end of the day has a picture in place of an hour', async () => {
  const items = [anAgendaDeadline({ at: '2026-03-05T21:59:59.000Z' }, 1)];
  server.use(mock(browseDayAgenda, { status: 200, body: aDayAgenda({ items }) }));
  renderFeature(<DayAgendaPanel />, { at: `/?agenda=${today}` });
  const [entry] = await (await panel()).findAllByRole('listitem');
  expect(within(entry!).getByRole('img', { name: 'By the end of the day' })).toBeVisible();
  expect(entry).not.toHaveTextContent('23:59');
});

test('S11 one leads on to the days around, and back to today', async () => {
  const { user, router, asked } = openAt(`/?agenda=${today}&keys=1`);
  const day = await panel();
  expect(await day.findByRole('button', { name: 'Today' })).toBeDisabled();
  await user.click(day.getByRole('button', { name: 'Next day' }));
  expect(await day.findByText('Friday, 06.03.2026')).toBeVisible();
  expect(await day.findByText('Nothing is planned for this day')).toBeVisible();
  expect(day.queryByText(/overdue/)).toBeNull();
  expect(router.state.location.search).toBe('?agenda=2026-03-06&keys=1');

  await user.click(day.getByRole('button', { name: 'Today' }));
  await user.click(day.getByRole('button', { name: 'Previous day' }));
  expect(await day.findByText('Wednesday, 04.03.2026')).toBeVisible();
  expect(asked).toEqual([today, '2026-03-06', '2026-03-04']);
});

test('S11 closing it leaves the page as it was', async () => {
  const { user, router } = openAt(`/?agenda=${today}&keys=1`);
  await panel();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?keys=1');
});

test('an address with no real day opens nothing', () => {
  openAt('/?agenda=2026-02-31');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('S11 a day that cannot be read can be asked for again', async () => {
  const { user } = openAt(`/?agenda=${today}`);
  server.use(mock(browseDayAgenda, problem(503, 'database_unavailable')));
  const day = await panel();
  await day.findByRole('alert');
  server.use(mock(browseDayAgenda, { status: 200, body: aDayAgenda({ capped: true }) }));
  await user.click(day.getByRole('button', { name: 'Try again' }));
  expect(await day.findByText(/more deadlines than fit/)).toBeVisible();
});
