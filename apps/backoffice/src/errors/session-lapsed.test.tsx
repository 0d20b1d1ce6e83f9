import {
  addNote,
  appToken,
  browseDocuments,
  browseTimeline,
  getAssignment,
  getOwnAccount,
  getSignInOptions,
  refreshToken,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import {
  aDocumentPage,
  anAssignment,
  anOwnAccount,
  aProfile,
  aSignIn,
  aTimelineEvent,
  aTimelinePage,
  authTokens,
  server,
} from '@dosar/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, arrivesAt, openApp } from '../app-fixture.tsx';

const { header } = anAssignment();
const file = `/workflow/getById/${header.claim_file_no}/${header.assignment_id}`;
const expired = problem(401, 'token_expired');
const nextSession = (change: Parameters<typeof aProfile>[0] = {}) =>
  aSignIn(authTokens(aProfile(change), 'session-after'));

/** The server after the time of the session is up: it serves the tokens of a later sign-in only. */
function refuseTheLapsedSession() {
  const isServed = (headers: Headers) => headers.get('X-Refresh-Token')?.startsWith('session-after') ?? false;
  const sent: string[] = [];
  let reads = 0;
  server.use(
    mock(refreshToken, problem(401, 'refresh_token_expired')),
    mock(getAssignment, ({ headers }) => {
      if (!isServed(headers)) return expired;
      reads += 1;
      return { status: 200, body: anAssignment() };
    }),
    mock(addNote, ({ headers, body }) => {
      if (!isServed(headers)) return expired;
      sent.push(body.body);
      return { status: 201, body: aTimelineEvent({ body: body.body }) };
    }),
  );
  return { sent, readsSince: () => reads };
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Sign in again' });
const noteOf = () => screen.getByLabelText('Internal note');

/** Ana has typed a note, its sending met the end of her session, and the dialog asks for her password. */
async function openLapsedFile() {
  const app = openApp(file, aProfile());
  await app.user.type(await screen.findByLabelText('Internal note'), 'Called the garage');
  const answers = refuseTheLapsedSession();
  await app.user.click(screen.getByRole('button', { name: 'Add note' }));
  await dialog();
  return { ...app, ...answers };
}

async function signInAgain(user: ReturnType<typeof openApp>['user'], password = 'Claims-2026-ok!') {
  const form = within(await dialog());
  // The window takes the focus a moment after it has come.
  await waitFor(() => expect(document.activeElement?.closest('[role=alertdialog]')).not.toBeNull());
  await user.type(form.getByLabelText('Password'), password);
  await user.click(form.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  aQuietServer();
  server.use(
    mock(getAssignment, { status: 200, body: anAssignment() }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(1) }),
    mock(browseDocuments, { status: 200, body: aDocumentPage([]) }),
    mock(appToken, { status: 200, body: nextSession() }),
    mock(getSignInOptions, {
      status: 200,
      body: { org_code: 'demo', mode: 'password', provider_name: null, id_token_storage: 'session' },
    }),
  );
});

test('ux 108 X4 X2 a session that lapses asks for the password over the page, which goes on at the same place', async () => {
  const { user, router, sent, readsSince } = await openLapsedFile();
  expect(await dialog()).toHaveTextContent('Refresh token expired');
  expect(await dialog()).toHaveTextContent('Ana Ionescu (ana.ionescu)');
  expect(noteOf()).toHaveValue('Called the garage');

  await signInAgain(user);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe(file);
  expect(noteOf()).toHaveValue('Called the garage');
  // What the page shows is read anew; what was being sent is not sent by itself.
  await waitFor(() => expect(readsSince()).toBe(1));
  expect(sent).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(noteOf()).toHaveValue(''));
  expect(sent).toEqual(['Called the garage']);
});

test('X5 a wrong password is told in the dialog, and the page goes on waiting', async () => {
  server.use(mock(appToken, problem(400, 'invalid_credentials')));
  const { user } = await openLapsedFile();
  await signInAgain(user, 'wrong');
  expect(await within(await dialog()).findByText('Check the username and the password.')).toBeVisible();
  expect(noteOf()).toHaveValue('Called the garage');
});

test('Escape does not close the dialog: behind it nothing would be answered', async () => {
  const { user } = await openLapsedFile();
  await user.keyboard('{Escape}');
  expect(await dialog()).toBeVisible();
});

test('T1 who has to renew the password first comes back to the same page', async () => {
  server.use(mock(appToken, { status: 200, body: nextSession({ kind: 'renew' }) }));
  const { user, router } = await openLapsedFile();
  await signInAgain(user);
  await arrivesAt(`/renew-password?returnUrl=${encodeURIComponent(file)}`, router);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('somebody else leaves the page for the login, which knows nothing of it', async () => {
  const { user, router } = await openLapsedFile();
  await user.click(within(await dialog()).getByRole('button', { name: 'I am somebody else' }));
  await arrivesAt('/login', router);
  expect(await screen.findByLabelText('Username')).toHaveValue('');
  expect(screen.queryByText('Refresh token expired')).toBeNull();
});

test('a window that was open stays open below, with what was typed into it', async () => {
  server.use(mock(getOwnAccount, { status: 200, body: anOwnAccount() }));
  const { user, sessions } = openApp('/user/profile', aProfile());
  await user.click(await screen.findByRole('button', { name: /User menu/ }));
  await user.click(screen.getByRole('menuitem', { name: /Change password/ }));
  await user.type(await screen.findByLabelText('New password'), 'Patru mere verzi');
  refuseTheLapsedSession();
  await act(() => sessions.staff.refresh());

  await signInAgain(user);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('New password')).toHaveValue('Patru mere verzi');
});

test('X2 X4 a session that was ended while somebody writes leads to the login and back, and not a word is lost', async () => {
  const { user, router, sessions } = openApp(file, aProfile());
  await user.type(await screen.findByLabelText('Internal note'), 'Called the claimant');
  server.use(mock(refreshToken, problem(401, 'token_invalid')), mock(addNote, expired));
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await arrivesAt(`/login?returnUrl=${encodeURIComponent(file)}`, router);
  expect(await screen.findByText('Refresh token expired')).toBeVisible();

  act(() => sessions.staff.adopt(nextSession()));
  await arrivesAt(file, router);
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Called the claimant');
});
