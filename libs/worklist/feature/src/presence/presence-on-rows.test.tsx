import { browsePresence, browseWorklist } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aWorklistPage, people, server } from '@dosar/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerTheLists, openLists } from '../worklist/worklist-fixture.tsx';

const rowHeight = 34;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight);
});

/** Scrolls to a row of a long list, and rests there. */
async function scrollTo(row: number): Promise<void> {
  await act(async () => {
    Object.assign(window, { scrollY: row * rowHeight });
    window.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(1_000);
  });
}

test('ux 20 of hundreds of rows it is asked who has those open that are in sight, once for each fifty', async () => {
  const page = aWorklistPage(300);
  const asked: string[][] = [];
  answerTheLists();
  server.use(
    mock(browseWorklist, { status: 200, body: page }),
    mock(browsePresence, ({ body }) => {
      asked.push(body.assignment_ids);
      const here = body.assignment_ids.filter((id) => id === page.items[250]?.assignment_id);
      return {
        status: 200,
        body: here.map((assignment_id) => ({
          assignment_id,
          user_id: people.radu.userId,
          full_name: people.radu.fullName,
          activity: 'viewing' as const,
        })),
      };
    }),
  );
  openLists({ at: '/assignments/worklist' });
  await screen.findByText('DM26R0000001');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toHaveLength(100);

  // About twenty rows are in the window, the middle one ten further down.
  for (const row of [45, 60, 85]) await scrollTo(row);
  expect(asked).toHaveLength(2);
  for (const row of [242, 246, 249]) await scrollTo(row);
  const row = (await screen.findByText('DM26R0000251')).closest('tr');
  if (!row) throw new Error('The number stands in no row.');
  expect(await within(row).findByRole('img', { name: /Radu Marin/ })).toBeVisible();
  expect(asked.map((ids) => ids.length)).toEqual([100, 150, 100]);
});
