import {
  api,
  ApiProblem,
  browseStatuses,
  dataOf,
  getAssignment,
  browseGuestMessages,
  getGuestAssignment,
  guestToken,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { Session, type AuthTokens, type Profile } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import {
  aGuestAssignment,
  aGuestProfile,
  anAssignment,
  aProfile,
  authTokens,
  people,
  server,
} from '@dosar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aQuietServer, arrivesAt, openApp } from '../app-fixture.tsx';

beforeEach(aQuietServer);

const broken = problem(500, 'internal_error', {
  error_id: 'E-42',
  customType: 'DatabaseError',
  message: 'It broke',
});

/** Tokens of a session that is not the one the page has begun with. */
function tokensOfAnother(profile: Profile): AuthTokens {
  const { idToken, refreshToken } = authTokens(profile);
  const [head = '', payload = '', signature = ''] = idToken.split('.');
  const claims = JSON.parse(atob(payload)) as object;
  const other = btoa(JSON.stringify({ ...claims, sid: 'another' }));
  return {
    idToken: [head, other, signature].join('.'),
    refreshToken: refreshToken.replace(/^[^.]+/, 'another'),
    profile,
  };
}

/** Another tab of the same browser, in which somebody else signs in. */
function signInInAnotherTab(profile: Profile) {
  const session = new Session({ namespace: 'staff' });
  onTestFinished(() => session.close());
  session.adopt(tokensOfAnother(profile));
}

test.each([
  ['an object', broken.body],
  ['a string with the object in it', JSON.stringify(broken.body) as never],
])(
  'X1 S8 ux 124 a 500 whose body is %s opens a dialog with type, message and an id to copy',
  async (_how, body) => {
    server.use(mock(browseStatuses, { ...broken, body }));
    const { user } = openApp('/assignments/shortlist', aProfile());
    await dataOf(api.GET('/api/assignment/browseStatuses')).catch(() => undefined);

    const dialog = await screen.findByRole('dialog');
    for (const fact of ['DatabaseError', 'E-42', 'It broke']) expect(dialog).toHaveTextContent(fact);
    expect(screen.queryByText('Stack')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Copy/ }));
    expect(await navigator.clipboard.readText()).toBe('E-42');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('S8 the stack is shown where the server sends one', async () => {
  server.use(mock(browseStatuses, { ...broken, body: { ...broken.body, stack: 'at browse (browse.ts:7)' } }));
  openApp('/assignments/shortlist', aProfile());
  await dataOf(api.GET('/api/assignment/browseStatuses')).catch(() => undefined);
  expect(await screen.findByText('at browse (browse.ts:7)')).toBeVisible();
});

test('an error page that is not ours is told in the language of the page', async () => {
  localStorage.setItem('dosar.locale', 'ro');
  const plain = { ...broken, body: 'Bad gateway' as never };
  server.use(mock(browseStatuses, plain));
  openApp('/assignments/shortlist', aProfile());
  await dataOf(api.GET('/api/assignment/browseStatuses')).catch(() => undefined);
  expect(await screen.findByText(/Serverul a dat un răspuns neașteptat/)).toBeVisible();
});

test('X3 S9 when somebody else signs in in another tab, every dialog and notice closes and one dialog asks to reload', async () => {
  server.use(mock(browseStatuses, broken));
  openApp('/assignments/shortlist', aProfile());
  await screen.findByRole('heading', { name: /day, / });
  await dataOf(api.GET('/api/assignment/browseStatuses')).catch(() => undefined);
  await screen.findByRole('dialog');
  act(() => notify.error({ message: 'It broke' }));

  signInInAnotherTab(aProfile({}, people.maria));

  const dialog = await screen.findByRole('alertdialog', { name: 'You signed in differently in another tab' });
  expect(dialog).toHaveTextContent('Drafts are kept. Close it to go on as Maria Stan.');
  expect(screen.getByRole('button', { name: 'Close and reload' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Details' })).toBeNull();
  expect(screen.queryByText(/day, /)).toBeNull();
});

test('X3 T12 a colleague who is acted for in another tab is named as such', async () => {
  openApp('/assignments/shortlist', aProfile());
  await screen.findByRole('heading', { name: /day, / });
  signInInAnotherTab(aProfile({ impersonated_by_user_id: people.ana.userId }, people.radu));
  expect(await screen.findByText(/go on in the name of Radu Marin/)).toBeVisible();
});

test('X3 a call refused with 405 closes the page as well', async () => {
  server.use(mock(browseStatuses, problem(405, 'correlation_token_changed') as never));
  openApp('/assignments/shortlist', aProfile());
  await dataOf(api.GET('/api/assignment/browseStatuses')).catch(() => undefined);
  expect(await screen.findByRole('button', { name: 'Close and reload' })).toBeVisible();
});

test("X11 ux 125 what breaks while nobody waits for it is told as 'Error', with details", async () => {
  const { user } = openApp('/assignments/shortlist', aProfile());
  await screen.findByRole('heading', { name: /day, / });
  act(() => void dispatchEvent(new ErrorEvent('error', { error: new TypeError('row is undefined') })));

  await user.click(await screen.findByRole('button', { name: 'Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog).toHaveTextContent('Something on this page did not work.');
  expect(dialog).toHaveTextContent('TypeError: row is undefined');
});

test('X11 a refusal that nobody waits for is told with the id of its error, and one that has a dialog is not', async () => {
  const { user } = openApp('/assignments/shortlist', aProfile());
  await screen.findByRole('heading', { name: /day, / });
  const refuse = (status: number) => {
    const { body } = problem(status, 'forbidden', { error_id: 'E-43' });
    const reason = new ApiProblem({ status, code: 'forbidden', message: '', body });
    act(() => void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  };
  refuse(500);
  expect(screen.queryByRole('button', { name: 'Details' })).toBeNull();
  refuse(403);
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('E-43');
});

test('a page that breaks leaves the menu usable', async () => {
  const { header } = anAssignment();
  server.use(mock(getAssignment, { status: 200, body: { header } as never }));
  vi.spyOn(console, 'error').mockReturnValue();
  const { user, router } = openApp('/workflow/getById/DM26R0000001/1', aProfile());
  expect(await screen.findByText('This page could not be shown')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /Tasks/ }));
  await arrivesAt('/assignments/worklist?keys=1', router);
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeVisible();
});

test('a guest beside the staff goes on reading when somebody else of the staff signs in', async () => {
  const scope = { assignment_type: 'assessment', assignment_key: 'demo-guest-assignment-key-01' };
  server.use(
    mock(guestToken, { status: 200, body: authTokens(aGuestProfile(scope)) }),
    mock(getGuestAssignment, { status: 200, body: aGuestAssignment() }),
    mock(browseGuestMessages, { status: 200, body: { items: [] } }),
  );
  const { sessions } = openApp(`/guest/assessment/${scope.assignment_key}`, aProfile());
  await screen.findByRole('heading', { name: /DM26R0000001/ });
  signInInAnotherTab(aProfile({}, people.maria));
  await waitFor(() => expect(sessions.staff.state.status).toBe('replaced'));
  expect(screen.getByRole('heading', { name: /DM26R0000001/ })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
