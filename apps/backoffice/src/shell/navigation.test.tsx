import {
  browseReports,
  browseShortlist,
  getOwnAccount,
  runReport,
  updateOwnAccount,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anOwnAccount, aProfile, aShortlist, people, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aQuietServer, arrivesAt, openApp } from '../app-fixture.tsx';

const categories = [
  {
    category: 'claims',
    name: 'Claims',
    reports: [
      { state: 'open-files', name: 'Open files', description: null },
      { state: 'late-files', name: 'Late files', description: null },
    ],
  },
];

beforeEach(aQuietServer);

const main = () => screen.findByRole('navigation', { name: 'Main' });

function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('M6 R7 the reports stand in a group of their own, by category, and open at their address', async () => {
  server.use(
    mock(browseReports, { status: 200, body: categories }),
    mock(runReport, problem(404, 'not_found')),
  );
  const { user, router } = openApp('/assignments/shortlist', aProfile({ features: ['reports'] }));
  await user.click(await within(await main()).findByRole('button', { name: 'Reports' }));
  expect(screen.getByText('Claims')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Late files' }));
  await arrivesAt('/reports/late-files', router);
});

test('M11 the entry of the tasks says how many of mine are open', async () => {
  server.use(mock(browseShortlist, { status: 200, body: aShortlist() }));
  openApp('/assignments/shortlist', aProfile());
  expect(await within(await main()).findByRole('link', { name: 'Tasks 1,000 open' })).toBeVisible();
});

test('M1 the tasks are current in the menu at every list of the page', async () => {
  openApp('/assignments/list/snoozed', aProfile());
  const tasks = await within(await main()).findByRole('link', { name: /^Tasks/ });
  expect(tasks).toHaveAttribute('aria-current', 'page');
  // The number beside it counts my own, so these are what it opens.
  expect(tasks).toHaveAttribute('href', '/assignments/worklist?keys=1');
});

test('M5 the menu follows the language', async () => {
  const profile = aProfile({ roles: ['claims.selfmanaged'], features: ['time-off'] });
  server.use(
    mock(getOwnAccount, { status: 200, body: anOwnAccount() }),
    mock(updateOwnAccount, { status: 200, body: profile }),
  );
  const { user } = openApp('/assignments/shortlist', profile);
  expect(within(await main()).queryByRole('link', { name: /Absen/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Română' }));
  expect(await screen.findByRole('link', { name: 'Absențe' })).toHaveAttribute(
    'href',
    '/time-off/my-absences',
  );
});

test('S2 the magnifier of the top bar leads to the search', async () => {
  const { user, router } = openApp('/assignments/shortlist', aProfile());
  const banner = within(await screen.findByRole('banner'));
  await user.click(await banner.findByRole('link', { name: 'Search' }));
  await arrivesAt('/search', router);
});

test('S4 S5 M3 ux 118 a phone has dashboard, tasks and reports at hand, and the rest under More', async () => {
  onPhone();
  server.use(mock(browseReports, { status: 200, body: categories }));
  const { user } = openApp('/assignments/shortlist', aProfile({ features: ['reports'] }, people.calin));
  const bar = within(await main());
  const more = await bar.findByRole('button', { name: 'More' });
  const places = [...bar.getAllByRole('link'), bar.getByRole('button', { name: 'Reports' })];
  expect(places.map((place) => place.querySelector('[data-label]')?.textContent)).toEqual([
    'Dashboard',
    'Tasks',
    'Reports',
  ]);

  await user.click(more);
  const panel = within(await screen.findByRole('dialog', { name: 'More' }));
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Settings',
    'Search',
    'Help',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(more).toHaveFocus());
});
