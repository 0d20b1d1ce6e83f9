import { invitationToken, readInvitation } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, authTokens, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InvitationPage } from './invitation-page.tsx';

const key = 'a-key-that-is-long-enough-01';

const anInvitation = (change: Partial<Schema<'Invitation'>> = {}): Schema<'Invitation'> => ({
  state: 'open',
  is_first: true,
  org_name: 'Carpați Asigurări',
  invited_by: 'Călin Dobre',
  full_name: 'Ioana Neacșu',
  username: 'ioana.neacsu',
  role_names: ['First notices', 'Own absences'],
  team_name: 'Notices',
  expires_at: '2026-03-11T16:00:00Z',
  ...change,
});

function follow(invitation: Partial<Schema<'Invitation'>> | undefined, locale: 'ro' | 'en' = 'en') {
  server.use(
    mock(readInvitation, () =>
      invitation ? { status: 200 as const, body: anInvitation(invitation) } : problem(404, 'not_found'),
    ),
  );
  return renderFeature(<InvitationPage />, {
    path: '/invitation/:key',
    at: `/invitation/${key}`,
    locale,
    profile: null,
    otherRoutes: ['/login', '/renew-password'].map((path) => ({ path, element: <h1>{path}</h1> })),
  });
}

test('R8 the page of an invitation says who invites, where, and until when, and uses the link only then', async () => {
  const used: string[] = [];
  server.use(
    mock(invitationToken, ({ body }) => {
      used.push(body.key);
      return { status: 200 as const, body: authTokens(aProfile({ kind: 'renew', roles: [] })) };
    }),
  );
  const { user, router } = follow({});
  expect(await screen.findByRole('heading', { name: 'Welcome, Ioana Neacșu' })).toBeVisible();
  expect(screen.getByText('Invitation from Călin Dobre, until 11.03.2026 18:00')).toBeVisible();
  expect(screen.getByText(/at Carpați Asigurări\. You sign in as ioana\.neacsu\./)).toBeVisible();
  expect(screen.getByText('Your roles: First notices and Own absences. Your team: Notices.')).toBeVisible();
  expect(used).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose a password' }));
  await screen.findByRole('heading', { name: '/renew-password' });
  expect(used).toEqual([key]);
  expect(router.state.location.search).toBe('?invited=1');
});

test('R8 a link for a new password does not welcome anybody, and one of a directory names nobody', async () => {
  follow({ is_first: false, invited_by: null });
  expect(await screen.findByRole('heading', { name: 'A new password' })).toBeVisible();
  expect(screen.getByText('Until 11.03.2026 18:00')).toBeVisible();
});

test.each([
  ['used', { state: 'used' as const }, 'This link was used already', /ask an administrator/],
  ['expired', { state: 'expired' as const }, 'This link has expired', /Călin Dobre can send you a new one/],
  ['unknown', undefined, 'This link opens nothing', /use the latest e-mail/],
])('R8 a link that is %s says so and leads to the login', async (_case, invitation, title, text) => {
  const { user } = follow(invitation);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a password' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: '/login' })).toBeVisible();
});

test('R8 a link that somebody else uses meanwhile says so', async () => {
  let state: Schema<'Invitation'>['state'] = 'open';
  const { user } = follow({});
  server.use(
    mock(readInvitation, () => ({ status: 200 as const, body: anInvitation({ state }) })),
    mock(invitationToken, () => {
      state = 'used';
      return problem(404, 'not_found');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Choose a password' }));
  expect(await screen.findByText('This link was used already')).toBeVisible();
});
