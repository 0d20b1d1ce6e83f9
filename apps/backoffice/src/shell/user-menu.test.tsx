import { getGuestAssignment, getOwnAccount, guestToken, updateOwnAccount } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import {
  aGuestAssignment,
  aGuestProfile,
  anOwnAccount,
  aProfile,
  aReplacedUser,
  authTokens,
  people,
  server,
} from '@dosar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, arrivesAt, openApp } from '../app-fixture.tsx';

beforeEach(() => {
  aQuietServer();
  server.use(
    mock(getOwnAccount, { status: 200, body: anOwnAccount() }),
    mock(updateOwnAccount, ({ body: { language, preferences } }) => ({
      status: 200 as const,
      body: aProfile({
        language,
        user_metadata: { ...aProfile().user_metadata, preferences },
      }),
    })),
  );
});

async function openMenuOf(profile = aProfile()) {
  const app = openApp('/assignments/shortlist', profile);
  await app.user.click(await screen.findByRole('button', { name: `User menu: ${profile.full_name}` }));
  return app;
}

test('S3 the menu offers colleagues, profile, languages, colours and the way out', async () => {
  await openMenuOf(aProfile({ replaced_users: [aReplacedUser(people.radu)] }));
  expect(screen.getByRole('menuitem', { name: 'Radu Marin radu.marin' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveAttribute('href', '/user/profile');
  expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toBeVisible();
  expect(screen.getByRole('menuitemradio', { name: 'Automatic', checked: true })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});

test('S3 B16 ux 120 the language changes at once, and the menu stays where it is', async () => {
  const { user } = await openMenuOf();
  await user.click(screen.getByRole('menuitemradio', { name: 'Română' }));
  expect(await screen.findByRole('menuitem', { name: 'Ieșire' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ro');
});

test('new activities are announced until somebody switches that off', async () => {
  const { user, sessions } = await openMenuOf();
  const entry = screen.getByRole('menuitemcheckbox', { name: 'Do not announce new tasks' });
  expect(entry).toHaveAttribute('aria-checked', 'false');
  await user.click(entry);
  await waitFor(() =>
    expect(sessions.staff.state).toMatchObject({
      profile: { user_metadata: { preferences: { notify_new_activities: false } } },
    }),
  );
  expect(entry).toHaveAttribute('aria-checked', 'true');
});

test.each([
  [
    'an organisation that announces nothing',
    { app_metadata: { ...aProfile().app_metadata, enable_user_new_activities_notifications: false } },
  ],
  ['a partner', { org_type: 'partner' as const }],
  ['whoever acts for a colleague', { impersonated_by_user_id: people.maria.userId }],
])('%s has nothing to switch off', async (_who, change) => {
  await openMenuOf(aProfile(change));
  expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
});

test('S3 P4 the change of password is offered, explained while one acts for a colleague, and hidden for external users', async () => {
  const { user, sessions } = await openMenuOf();
  expect(screen.getByRole('menuitem', { name: 'Change password' })).not.toHaveAttribute('aria-disabled');

  act(() => sessions.staff.replaceProfile(aProfile({ impersonated_by_user_id: people.maria.userId })));
  const disabled = screen.getByRole('menuitem', {
    name: 'Change password Not while you work in the name of a colleague',
  });
  await user.click(disabled);
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => sessions.staff.replaceProfile(aProfile({ is_external: true })));
  expect(screen.queryByRole('menuitem', { name: /^Change password/ })).toBeNull();
});

test('S3 the profile is a page of its own', async () => {
  const { user, router } = await openMenuOf();
  await user.click(screen.getByRole('menuitem', { name: 'My profile' }));
  await arrivesAt('/user/profile', router);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('T12 every page of the staff says in whose name one works', async () => {
  const acting = { impersonated_by_user_id: people.ana.userId, replaced_user_full_name: 'Radu Marin' };
  const { router } = openApp('/assignments/shortlist', aProfile(acting, people.radu));
  expect(await screen.findByText('You are working in the name of Radu Marin.')).toBeVisible();
  await router.navigate('/user/profile/preferences');
  await screen.findByRole('heading', { name: 'My profile' });
  expect(screen.getByText('You are working in the name of Radu Marin.')).toBeVisible();
});

test('S3 S4 guests have no menu of pages, but their language; the way to the login is where an address leads nowhere', async () => {
  const scope = { assignment_type: 'assessment', assignment_key: 'demo-guest-assignment-key-01' };
  server.use(
    mock(guestToken, { status: 200, body: authTokens(aGuestProfile(scope)) }),
    mock(getGuestAssignment, { status: 200, body: aGuestAssignment() }),
  );
  const { user, router } = openApp(`/guest/assessment/${scope.assignment_key}`);
  expect(await screen.findByRole('button', { name: 'Română' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show the menu' })).toBeNull();
  // The page of a claimant says nothing to the staff.
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  await act(() => router.navigate('/guest'));
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await arrivesAt('/login', router);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull());
});
