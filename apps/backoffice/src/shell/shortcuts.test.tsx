import { browseWorklist, getOwnAccount, updateOwnAccount } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { anOwnAccount, aProfile, aWorklistPage, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, arrivesAt, openApp } from '../app-fixture.tsx';

beforeEach(aQuietServer);

async function openDashboard() {
  const app = openApp('/assignments/shortlist', aProfile());
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('ux 113 keys lead to tasks, dashboard and search, and on the list of tasks the slash stands in its search', async () => {
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(2) }));
  const { user, router } = await openDashboard();
  await user.keyboard('gt');
  await arrivesAt('/assignments/worklist', router);
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.keyboard('/');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');

  search.blur();
  await user.keyboard('gd');
  await arrivesAt('/assignments/shortlist', router);
  await screen.findByRole('heading', { name: /day, / });
  await user.keyboard('/');
  await arrivesAt('/search', router);
});

test('ux 113 the question mark shows the shortcuts of the open page, Escape leads back', async () => {
  server.use(mock(browseWorklist, { status: 200, body: aWorklistPage(2) }));
  const { user, router } = await openDashboard();
  await router.navigate('/assignments/worklist');
  await screen.findByText('DM26R0000001');
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getByText('Go to the tasks').parentElement).toHaveTextContent('G then T');
  expect(help.getByText('Open the row')).toBeVisible();
  expect(help.getByText('Version 0.1.0')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('ux 113 ux 130 help is in the user menu, and there single keys are switched off for good', async () => {
  const sent: boolean[] = [];
  server.use(
    mock(getOwnAccount, { status: 200, body: anOwnAccount() }),
    mock(updateOwnAccount, ({ body: { preferences } }) => {
      sent.push(preferences.single_key_shortcuts);
      return { status: 200, body: aProfile({ user_metadata: { ...aProfile().user_metadata, preferences } }) };
    }),
  );
  const { user, router } = await openDashboard();
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Shortcuts of a single key/ }));
  await waitFor(() => expect(sent).toEqual([false]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.keyboard('gt?/');
  expect(router.state.location.pathname).toBe('/assignments/shortlist');
  expect(screen.queryByRole('dialog')).toBeNull();
});
