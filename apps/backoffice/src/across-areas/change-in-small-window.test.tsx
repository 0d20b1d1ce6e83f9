import { browseExports, browseWorklist } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, aWorklistPage, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerTheLists } from '@dosar/worklist-feature/fixture';
import { openPages } from './open-pages-fixture.tsx';

beforeEach(() => {
  answerTheLists();
  server.use(
    mock(browseWorklist, { status: 200, body: aWorklistPage(3) }),
    mock(browseExports, { status: 200, body: [] }),
  );
});

const priorities = ['Normal', 'Raised', 'High', 'Urgent'];
const phone = ['Status', 'Note', 'Set the deadline', 'Tags', 'Ask for documents', 'Export'];

test.each([
  ['a phone', '(max-width', [...phone, ...priorities], ['Assign', 'Snooze', 'More']],
  [
    'a narrow window',
    '(min-width: 960px) and',
    ['Set the deadline', 'Tags', 'Ask for documents', 'Export', ...priorities],
    ['Assign', 'Status', 'Note', 'Snooze', 'More'],
  ],
])('ux 6 ux 13 the bar of %s has a menu for what there is no room for', async (_where, query, menu, acts) => {
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: asked.startsWith(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { user } = openPages({ at: '/assignments/worklist', profile: aProfile() });
  await screen.findByText('DM26R0000001');
  const box = screen.getAllByRole('checkbox').at(-1);
  if (box) await user.click(box);

  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  const buttons = bar
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(buttons.slice(0, -1)).toEqual(acts);
  await user.click(bar.getByRole('button', { name: 'More' }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(menu);

  await user.click(screen.getByRole('menuitem', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The selected row\b/)).toBeVisible();
});
