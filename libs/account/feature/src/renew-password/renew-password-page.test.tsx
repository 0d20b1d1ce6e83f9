import { refreshToken, renew } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, authTokens, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RenewPasswordPage } from './renew-password-page.tsx';

const fitting = 'Patru mere verzi, 88';
const waiting = aProfile({ kind: 'renew', is_expired: true, roles: [] });
const arrivals = ['/home', '/login', '/assignments/worklist', '/one-time-password'].map((path) => ({
  path,
  element: <h1>{path}</h1>,
}));

function open({
  profile = waiting,
  locale = 'en',
  at = '/renew-password?returnUrl=%2Fassignments%2Fworklist',
}: { profile?: Parameters<typeof aProfile>[0] | null; locale?: 'ro' | 'en'; at?: string } = {}) {
  return renderFeature(<RenewPasswordPage />, {
    path: '/renew-password',
    at,
    profile: profile && aProfile(profile),
    otherRoutes: arrivals,
    locale,
  });
}

async function send(user: ReturnType<typeof open>['user']) {
  for (const label of ['New password', 'New password, once more']) {
    await user.click(screen.getByLabelText(label));
    await user.paste(fitting);
  }
  const save = screen.getByRole('button', { name: 'Save and continue' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
}

test('R16 X8 an expired password is told in the words of the specification', async () => {
  open({ locale: 'ro' });
  expect(await screen.findByText('Parola a expirat. Introduceti o noua parola!')).toBeVisible();
});

test('R16 a password that somebody else has set is told as such', async () => {
  open({ profile: { ...waiting, is_expired: false, is_default_pass: true } });
  expect(await screen.findByText(/given to you by somebody else/)).toBeVisible();
});

test('R8 somebody who was invited is welcomed by name, and reads how to sign in', async () => {
  open({
    profile: {
      ...waiting,
      is_expired: false,
      is_default_pass: true,
      nickname: 'Ioana',
      username: 'ioana.pop',
      org_name: 'Carpați Asigurări',
    },
    at: '/renew-password?invited=1',
  });
  expect(await screen.findByRole('heading', { name: 'Welcome, Ioana' })).toBeVisible();
  expect(screen.getByText(/sign in as ioana.pop at Carpați Asigurări/)).toBeVisible();
  expect(screen.queryByText(/given to you by somebody else/)).toBeNull();
});

test('R16 S17 C9 the new password opens everything, and the page goes on to where the login was leading', async () => {
  server.use(
    mock(renew, { status: 200, body: { passUpdated: true, errorMessage: null } }),
    mock(refreshToken, { status: 200, body: authTokens(aProfile()) }),
  );
  const { user } = open();
  await send(user);
  expect(await screen.findByRole('heading', { name: '/assignments/worklist' })).toBeVisible();
});

test('X8 C9 the server’s reason is shown, and the form begins again', async () => {
  const errorMessage = 'Parola nouă trebuie să fie alta decât cea veche.';
  server.use(mock(renew, { status: 200, body: { passUpdated: false, errorMessage } }));
  const { user } = open();
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage);
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test.each([
  ['nobody', null, '/login'],
  ['who still owes a code', { kind: 'pre_auth' as const }, '/one-time-password'],
  ['who owes nothing', {}, '/assignments/worklist'],
])('R16 T1 %s is led on', async (_who, profile, address) => {
  open({ profile });
  expect(await screen.findByRole('heading', { name: address })).toBeVisible();
});
