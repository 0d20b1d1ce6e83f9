import {
  browseJobs,
  browseLateJobs,
  browseOwnJobs,
  generateOneTimePassword,
  browseStatusHelp,
  getBranding,
  getGuestAssignment,
  getOwnAccount,
  getTeam,
  guestToken,
  readGradeRequest,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import {
  aContactConfirmation,
  aCodeSending,
  aGuestAssignment,
  aGuestProfile,
  aJobPage,
  anOwnAccount,
  aProfile,
  authTokens,
  people,
  server,
  someBranding,
} from '@dosar/testing';
import { managerPages } from '@dosar/areas/workload';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, arrivesAt, openApp } from './app-fixture.tsx';

beforeEach(aQuietServer);

test('R1 the root leads whoever is signed in to the dashboard', async () => {
  const { router } = openApp('/', aProfile());
  await arrivesAt('/assignments/shortlist', router);
  expect(await screen.findByRole('heading', { name: /day, / })).toBeVisible();
});

test.each([
  ['M8 R11 the people of a repair shop', 'partner.user', '/partner'],
  ['M8 a partner administrator', 'org.partner_admin', '/partner-jobs'],
])('%s land on the jobs, not on an empty dashboard', async (_who, role, address) => {
  server.use(
    mock(browseOwnJobs, problem(503, 'database_unavailable')),
    mock(browseLateJobs, problem(503, 'database_unavailable')),
  );
  const { router } = openApp('/', aProfile({ roles: [role], features: ['partners'] }));
  await arrivesAt(address, router);
});

test('R1 S1 the root leads everybody else to the login, with version and environment below', async () => {
  const { router } = openApp('/');
  await arrivesAt('/login', router);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await screen.findByText('Version 0.1.0')).toBeVisible();
  expect(screen.getByText('Development')).toBeVisible();
});

test('R2 ux 109 a page of the staff sends an anonymous visitor to the login and remembers the whole address', async () => {
  const { router } = openApp('/assignments/worklist?keys=1#row');
  await arrivesAt(`/login?returnUrl=${encodeURIComponent('/assignments/worklist?keys=1#row')}`, router);
});

test('R2 ux 109 the login leads back to the remembered address', async () => {
  const { router, sessions } = openApp('/assignments/worklist?keys=1');
  await screen.findByRole('heading', { name: 'Sign in' });
  sessions.staff.adopt(authTokens());
  await arrivesAt('/assignments/worklist?keys=1', router);
});

test.each([
  ['/worklist?keys=1', '/assignments/worklist?keys=1'],
  ['/shortlist', '/assignments/shortlist'],
])('R7 %s leads to %s', async (from, to) => {
  const { router } = openApp(from, aProfile());
  await arrivesAt(to, router);
});

test.each(['/nowhere', '/guest', '/guest/assessment'])(
  'R6 %s says that the address does not exist',
  async (at) => {
    const { router } = openApp(at);
    expect(await screen.findByText('Error - this address does not exist')).toBeVisible();
    expect(screen.getByText('Click the link in the e-mail you received.')).toBeVisible();
    expect(router.state.location.pathname).toMatch(/^\/guest/);
  },
);

test('R8 R11 M9 /config/statuses/help opens for the help administrator', async () => {
  server.use(mock(browseStatusHelp, { status: 200, body: { items: [] } }));
  openApp('/config/statuses/help', aProfile({}, people.calin));
  expect(await screen.findByRole('heading', { name: 'Status help' })).toBeVisible();
});

test('R8 R11 the settings list the pages that areas bring, each found by a word, at an address below /config and with a way back', async () => {
  server.use(mock(getBranding, { status: 200, body: someBranding() }));
  const { user, router } = openApp('/config', aProfile({}, people.calin));
  await user.type(await screen.findByRole('combobox', { name: 'Find a setting' }), 'logo');
  // A page with a like word is found before the settings have come.
  await user.click(await screen.findByRole('option', { name: /^Address of the logo/ }));
  await arrivesAt('/config/branding#logo_url', router);
  expect(await screen.findByRole('heading', { name: 'Organisation’s looks' })).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Settings' }));
  await arrivesAt('/config', router);
});

test('R8 the manager area is there as soon as an area lists a page in it, for those whom the page is for', async () => {
  const listed = managerPages.entry({
    path: 'load',
    title: { id: 'test.load', defaultMessage: 'Load of the team' },
    about: { id: 'test.about', defaultMessage: 'Who has how much' },
    group: { id: 'team', title: { id: 'test.team', defaultMessage: 'Team' }, order: 1 },
    icon: 'people',
    isFor: ({ roles }) => roles.includes('claims.manager'),
    load: async () => ({ page: async () => () => <p>12 tasks each</p> }),
  });
  server.use(mock(getTeam, problem(503, 'database_unavailable')));
  const manager = aProfile({ roles: ['claims.manager'], features: ['manager-area'] });
  const { user } = openApp('/manager-area', manager, [{ name: 'test', contributions: [listed] }]);
  await user.click(await screen.findByRole('link', { name: /^Load of the team/ }));
  expect(await screen.findByText('12 tasks each')).toBeVisible();
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(await menu.findByRole('link', { name: 'Manager' })).toHaveAttribute('aria-current', 'page');
});

test('a page of the settings asks for what its address shows before it is drawn, and once', async () => {
  const asked: (string | null)[] = [];
  let isBeforeThePage: boolean | undefined;
  server.use(
    mock(browseJobs, ({ query }) => {
      asked.push(query.get('state'));
      isBeforeThePage ??= screen.queryByRole('heading', { name: 'Background jobs' }) === null;
      return { status: 200, body: aJobPage([]) };
    }),
  );
  openApp('/config/jobs?state=failed', aProfile({}, people.calin));
  expect(await screen.findByText('Nothing has failed')).toBeVisible();
  expect(asked).toEqual(['failed']);
  expect(isBeforeThePage).toBe(true);
});

test('R8 R11 a settings page is not for whoever opens its address without the role', async () => {
  openApp('/config/branding', aProfile());
  expect(await screen.findByText('You have no access to this')).toBeVisible();
});

test.each(['/nonsense', '/dashboard', '/assignments/foo', '/config/foo', '/workflow/getById/foo'])(
  'R17 at %s the staff keep what they typed and their menu, and are told which page there is not, with the ways on',
  async (at) => {
    const { user, router } = openApp(at, aProfile());
    expect(await screen.findByText(`There is no page ${at}`)).toBeVisible();
    expect(router.state.location.pathname).toBe(at);
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByText('Click the link in the e-mail you received.')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'To the dashboard' }));
    await arrivesAt('/assignments/shortlist', router);
  },
);

test('R17 somebody who is not signed in is led to /guest from an address within an area, too', async () => {
  const { router } = openApp('/assignments/foo');
  await arrivesAt('/guest', router);
  expect(await screen.findByText('Click the link in the e-mail you received.')).toBeVisible();
});

test.each([
  ['/assignments', '/assignments/worklist'],
  ['/workflow', '/assignments/worklist'],
  ['/user', '/user/profile'],
])('R8 the area %s begins with %s', async (from, to) => {
  server.use(mock(getOwnAccount, { status: 200, body: anOwnAccount() }));
  const { router } = openApp(from, aProfile());
  await arrivesAt(to, router);
});

test('R9 R4 a guest opens the assignment of their link without a login, by its short address too', async () => {
  const scope = { assignment_type: 'assessment', assignment_key: 'demo-guest-assignment-key-01' };
  server.use(
    mock(guestToken, { status: 200, body: authTokens(aGuestProfile(scope)) }),
    mock(getGuestAssignment, { status: 200, body: aGuestAssignment() }),
  );
  const { router, sessions } = openApp(
    `/assignments/assessment/guest/${scope.assignment_key}?from=mail#next`,
  );
  expect(await screen.findByRole('heading', { name: /DM26R0000001/ })).toBeVisible();
  await arrivesAt(`/assignments/assessment/guest/${scope.assignment_key}?from=mail#next`, router);
  expect(sessions.staff.state.status).toBe('anonymous');
});

test('R5 claim statements go on as claim notifications, with query and fragment', async () => {
  server.use(mock(guestToken, problem(404, 'not_found')));
  const { router } = openApp('/guest/claim_statement/demo?lang=en#top');
  await arrivesAt('/guest/claim_notification/demo?lang=en#top', router);
  expect(await screen.findByText('Click the link in the e-mail you received.')).toBeVisible();
});

test('T1 S17 somebody who still owes a one-time password gets no further', async () => {
  server.use(mock(generateOneTimePassword, { status: 200, body: aCodeSending() }));
  const { router } = openApp('/assignments/worklist', aProfile({ kind: 'pre_auth' }));
  await arrivesAt(`/one-time-password?returnUrl=${encodeURIComponent('/assignments/worklist')}`, router);
  expect(await screen.findByRole('heading', { name: 'Sign-in code' })).toBeVisible();
});

test('S3 signing out leads to a login that remembers nothing', async () => {
  const { user, router } = openApp('/assignments/worklist?keys=1', aProfile());
  await user.click(await screen.findByRole('button', { name: 'User menu: Ana Ionescu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await arrivesAt('/login', router);
});

test('R15 the page of a grade is the insurer’s: its name, no login and no version of the staff', async () => {
  server.use(
    mock(readGradeRequest, {
      status: 200,
      body: {
        ...{ state: 'open', org_name: 'Asigurarea Demo', worker_name: 'Auto Rapid', kind: 'repair' },
        ...{
          vehicle: null,
          done_on: '2026-03-01',
          expires_at: '2026-03-20T10:00:00.000Z',
          is_stopped: false,
        },
        organisation: aContactConfirmation().organisation,
      },
    }),
  );
  openApp('/workflow/guest/partner_grade/cheia-notei-din-mesaj-0001');
  const bar = await screen.findByRole('banner');
  expect(await within(bar).findByText('Asigurarea Demo')).toBeVisible();
  expect(within(bar).queryByText('Dosar')).toBeNull();
  expect(screen.queryByText(/^Version/)).toBeNull();
});
