import { browseWorklist } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { aWorklistPage, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerTheLists, openLists } from '../worklist/worklist-fixture.tsx';

let asked: JsonBodyOf<'browseWorklist'>[] = [];

beforeEach(() => {
  asked = [];
  answerTheLists();
  server.use(
    mock(browseWorklist, ({ body }) => {
      asked.push(body);
      return { status: 200, body: aWorklistPage(3) };
    }),
  );
});

function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('a list is ordered by what no column shows, and a button says so and leads to the order', async () => {
  const { user, router } = openLists({ at: '/assignments/worklist' });
  expect(await screen.findByRole('table', { name: /^Tasks, order: Deadline, ascending\./ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters and order' }));
  await user.selectOptions(await panel.findByLabelText('Order by'), 'Priority');
  await user.selectOptions(panel.getByLabelText('Direction'), 'descending');
  await user.click(panel.getByRole('button', { name: 'Show the list' }));

  await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ column: 'priority', direction: 'desc' }));
  expect(router.state.location.search).toBe('?sort=priority&direction=desc');
  await user.click(await screen.findByRole('button', { name: 'Order: Priority, descending' }));
  expect(await screen.findByRole('dialog', { name: 'Filters and order' })).toBeVisible();
});

test('an order that a heading shows is told by that alone', async () => {
  openLists({ at: '/assignments/worklist?sort=claimant_name' });
  const heading = await screen.findByRole('columnheader', { name: 'Claimant' });
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await screen.findByRole('button', { name: 'Filters' });
  expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
});

test('cards have no headings: they tell any order but the usual one', async () => {
  onPhone();
  const { user, router } = openLists({ at: '/assignments/worklist?sort=claimant_name' });
  await user.click(await screen.findByRole('button', { name: 'Order: Claimant, ascending' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters and order' }));
  await user.selectOptions(await panel.findByLabelText('Order by'), 'Deadline');
  await user.click(panel.getByRole('button', { name: 'Show the list' }));
  expect(await screen.findByRole('button', { name: 'Filters' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  expect(router.state.location.search).toBe('');
});
