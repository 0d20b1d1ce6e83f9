import {
  browseCounties,
  browseStatuses,
  browseWorklist,
  callApi,
  getGuestAssignment,
  getMyBrowser,
  getVersion,
  guestToken,
  logout,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Profile } from '@dosar/auth';
import {
  aBrowserConfig,
  aGuestAssignment,
  aGuestProfile,
  aProfile,
  authTokens,
  aVersion,
  aWorklistPage,
  server,
} from '@dosar/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { texts } from 'virtual:dosar/test-messages';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { App } from './app.tsx';
import { isSessionReplacedAtom, serverErrorAtom } from './page-state.ts';
import { routesOf } from './routes.tsx';
import { createSessions } from './sessions.ts';
import { startPage } from './start.ts';

beforeEach(() => {
  localStorage.setItem('dosar.locale', 'en');
  server.use(
    mock(getVersion, { status: 200, body: aVersion() }),
    mock(getMyBrowser, { status: 200, body: aBrowserConfig() }),
    mock(browseWorklist, { status: 200, body: aWorklistPage(0) }),
    mock(browseStatuses, { status: 200, body: [] }),
    mock(browseCounties, { status: 200, body: [] }),
    mock(logout, { status: 200, body: { success: true } }),
  );
});

/** Opens an address in the whole app, as `profile` or as nobody. */
function open(at: string, profile?: Profile) {
  const sessions = createSessions();
  if (profile) sessions.staff.adopt(authTokens(profile));
  const queryClient = startPage(sessions);
  const router = createMemoryRouter(routesOf(sessions), { initialEntries: [at] });
  onTestFinished(() => {
    sessions.staff.close();
    sessions.guest.close();
    queryClient.clear();
    getDefaultStore().set(isSessionReplacedAtom, false);
    getDefaultStore().set(serverErrorAtom, undefined);
  });
  render(
    <App
      router={router}
      queryClient={queryClient}
      source={(locale) => ({ locale, messages: texts[locale] })}
    />,
  );
  return { sessions, router, user: userEvent.setup() };
}

async function arrivesAt(address: string, router: ReturnType<typeof open>['router']) {
  await waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
  });
}

test('the root leads whoever is signed in to the dashboard', async () => {
  const { router } = open('/', aProfile());
  await arrivesAt('/assignments/shortlist', router);
  expect(await screen.findByRole('heading', { name: 'Good to see you, Ana' })).toBeVisible();
});

test('the root leads everybody else to the login', async () => {
  const { router } = open('/');
  await arrivesAt('/login', router);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a page of the staff sends an anonymous visitor to the login and remembers the whole address', async () => {
  const { router } = open('/assignments/worklist?keys=1#row');
  await arrivesAt(`/login?returnUrl=${encodeURIComponent('/assignments/worklist?keys=1#row')}`, router);
});

test('the login leads back to the remembered address', async () => {
  const { router, sessions } = open('/assignments/worklist?keys=1');
  await screen.findByRole('heading', { name: 'Sign in' });
  sessions.staff.adopt(authTokens());
  await arrivesAt('/assignments/worklist?keys=1', router);
});

test.each([
  ['/worklist?keys=1', '/assignments/worklist?keys=1'],
  ['/shortlist', '/assignments/shortlist'],
  ['/assessment-new', '/assignments/assessment/search'],
])('%s leads to %s', async (from, to) => {
  const { router } = open(from, aProfile());
  await arrivesAt(to, router);
});

test.each(['/nowhere', '/guest', '/guest/assessment'])(
  '%s says that the address does not exist',
  async (at) => {
    const { router } = open(at);
    expect(await screen.findByText('Click the link in the e-mail you received.')).toBeVisible();
    expect(router.state.location.pathname).toMatch(/^\/guest/);
  },
);

test('a guest opens the assignment of their link without a login, by its short address too', async () => {
  const scope = { assignment_type: 'assessment', assignment_key: 'demo-guest-assignment-key-01' };
  server.use(
    mock(guestToken, { status: 200, body: authTokens(aGuestProfile(scope)) }),
    mock(getGuestAssignment, { status: 200, body: aGuestAssignment() }),
  );
  const { router, sessions } = open(`/assignments/assessment/guest/${scope.assignment_key}?from=mail#next`);
  expect(await screen.findByRole('heading', { name: /DM26R0000001/ })).toBeVisible();
  await arrivesAt(`/assignments/assessment/guest/${scope.assignment_key}?from=mail#next`, router);
  expect(sessions.staff.state.status).toBe('anonymous');
});

test('claim statements go on as claim notifications, with query and fragment', async () => {
  server.use(mock(guestToken, problem(404, 'not_found')));
  const { router } = open('/guest/claim_statement/demo?lang=en#top');
  await arrivesAt('/guest/claim_notification/demo?lang=en#top', router);
});

test('an area that is not built yet says so to the staff', async () => {
  open('/reports/overview', aProfile());
  expect(await screen.findByRole('heading', { name: 'Not available yet' })).toBeVisible();
});

test('somebody who still owes a one-time password gets no further', async () => {
  const { router } = open('/assignments/worklist', aProfile({ kind: 'pre_auth' }));
  await arrivesAt('/one-time-password', router);
});

test('signing out leads to a login that remembers nothing', async () => {
  const { user, router } = open('/assignments/worklist?keys=1', aProfile());
  await user.click(await screen.findByRole('button', { name: 'User menu: Ana Ionescu' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await arrivesAt('/login', router);
});

test('an error of the server is shown with its type and id', async () => {
  server.use(
    mock(
      browseStatuses,
      problem(500, 'internal_error', { error_id: 'E-42', customType: 'DatabaseError', message: 'It broke' }),
    ),
  );
  const { user } = open('/assignments/shortlist', aProfile());
  await callApi(browseStatuses).catch(() => undefined);

  const dialog = await screen.findByRole('dialog');
  for (const fact of ['DatabaseError', 'E-42', 'It broke']) expect(dialog).toHaveTextContent(fact);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when somebody else has signed in, nothing of the page stays and one dialog asks to reload', async () => {
  open('/assignments/shortlist', aProfile());
  await screen.findByRole('heading', { name: 'Good to see you, Ana' });
  getDefaultStore().set(isSessionReplacedAtom, true);

  expect(await screen.findByRole('button', { name: 'Close and reload' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Good to see you, Ana' })).toBeNull();
});
