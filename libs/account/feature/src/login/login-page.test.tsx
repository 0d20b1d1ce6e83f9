import { appToken, getMyBrowser, getSignInOptions } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aBrowserConfig, aProfile, aSignIn, demoAccounts, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LoginPage } from './login-page.tsx';

const arrivals = ['/home', '/assignments/worklist', '/one-time-password', '/renew-password'].map((path) => ({
  path,
  element: <h1>{path}</h1>,
}));

function openLogin(options: { at?: string; locale?: 'ro' | 'en' } = {}) {
  return renderFeature(<LoginPage />, {
    path: '/login',
    at: '/login',
    profile: null,
    otherRoutes: arrivals,
    ...options,
  });
}

async function type(user: ReturnType<typeof openLogin>['user'], username: string, password: string) {
  if (username) await user.type(screen.getByLabelText('Username'), username);
  if (password) await user.type(screen.getByLabelText('Password'), password);
}

const signInButton = () => screen.getByRole('button', { name: 'Sign in' });

const keptIn = (storage: 'choice' | 'session' | 'application') =>
  mock(getSignInOptions, {
    status: 200,
    body: { org_code: 'demo', mode: 'password', provider_name: null, id_token_storage: storage },
  });

beforeEach(() => server.use(mock(getMyBrowser, { status: 200, body: aBrowserConfig() }), keptIn('choice')));

test('V1 an empty user name says "Username is required."', async () => {
  const { user } = openLogin();
  await user.click(screen.getByLabelText('Username'));
  await user.tab();
  expect(await screen.findByText('Username is required.')).toBeVisible();
  expect(screen.getByLabelText('Username')).toBeInvalid();
});

test('V1 an empty password says "Password is required."', async () => {
  const { user } = openLogin();
  await user.click(screen.getByLabelText('Password'));
  await user.tab();
  await user.tab();
  expect(await screen.findByText('Password is required.')).toBeVisible();
});

test('V1 the button is disabled until both are typed', async () => {
  const { user } = openLogin();
  expect(signInButton()).toBeDisabled();
  await type(user, 'ana.ionescu', '');
  expect(signInButton()).toBeDisabled();
  await type(user, '', 'Claims-2026-ok!');
  expect(signInButton()).toBeEnabled();
});

test('T1 S1 while the login is in flight the button is disabled and a progress bar runs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    mock(appToken, async () => {
      await promise;
      return { status: 200 as const, body: aSignIn() };
    }),
  );
  const { user } = openLogin();
  await type(user, 'ana.ionescu', 'Claims-2026-ok!');
  await user.click(signInButton());
  expect(await screen.findByRole('progressbar', { name: 'Signing in' })).toBeInTheDocument();
  expect(signInButton()).toBeDisabled();
  resolve();
  expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
});

test('R2 T1 ux 109 the right password leads to the returnUrl', async () => {
  server.use(mock(appToken, { status: 200, body: aSignIn() }));
  const { user, router } = openLogin({ at: '/login?returnUrl=%2Fassignments%2Fworklist%3Fkeys%3D1%23row' });
  await type(user, 'ana.ionescu', 'Claims-2026-ok!');
  await user.click(signInButton());
  await screen.findByRole('heading', { name: '/assignments/worklist' });
  expect(router.state.location).toMatchObject({ search: '?keys=1', hash: '#row' });
});

test('R2 a returnUrl of another site leads home', async () => {
  server.use(mock(appToken, { status: 200, body: aSignIn() }));
  const { user } = openLogin({ at: '/login?returnUrl=%2F%2Fevil.example' });
  await type(user, 'ana.ionescu', 'Claims-2026-ok!');
  await user.click(signInButton());
  expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
});

test.each([
  ['pre_auth', '/one-time-password'],
  ['renew', '/renew-password'],
] as const)('T1 a login of kind %s goes to %s and keeps the returnUrl', async (kind, address) => {
  server.use(mock(appToken, { status: 200, body: aSignIn({ profile: aProfile({ kind }) }) }));
  const { user, router } = openLogin({ at: '/login?returnUrl=%2Fassignments%2Fworklist' });
  await type(user, 'otilia.popa', 'Claims-2026-ok!');
  await user.click(signInButton());
  await screen.findByRole('heading', { name: address });
  expect(router.state.location.search).toBe('?returnUrl=%2Fassignments%2Fworklist');
});

test.each([
  [400, 'invalid_credentials', 'Verificati utilizatorul si parola.'],
  [401, 'ip_not_allowed', 'Adresa IP neautorizata!'],
  [403, 'account_locked', 'Cont blocat! Va rugam contactati un administrator!'],
  [429, 'rate_limited', 'Verificati utilizatorul si parola. Prea multe cereri într-un timp scurt.'],
  [500, 'internal_error', 'Verificati utilizatorul si parola.'],
  [503, 'overloaded', 'Serverul este ocupat. Încercați din nou peste câteva momente.'],
] as const)('X5 a login refused with %i (%s) says "%s"', async (status, code, text) => {
  server.use(mock(appToken, problem(status, code)));
  const { user } = openLogin({ locale: 'ro' });
  await user.type(screen.getByLabelText('Nume de utilizator'), 'ana.ionescu');
  await user.type(screen.getByLabelText('Parolă'), 'greșită');
  await user.click(screen.getByRole('button', { name: 'Autentificare' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Nume de utilizator')).toHaveValue('ana.ionescu');
  expect(screen.getByRole('button', { name: 'Autentificare' })).toBeEnabled();
});

test('S1 ux 107 the password can be looked at before it is sent', async () => {
  const { user } = openLogin();
  await type(user, '', 'Claims-2026-ok!');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('ux 107 a password manager finds both fields and may paste', async () => {
  const { user } = openLogin();
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Claims-2026-ok!');
  expect(screen.getByLabelText('Password')).toHaveValue('Claims-2026-ok!');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
});

test.each([
  ['choice', true],
  ['session', false],
] as const)(
  'K14 who stays signed in has the id token kept for the application, if the organisation (%s) lets them',
  async (storage, isKept) => {
    server.use(mock(appToken, { status: 200, body: aSignIn() }), keptIn(storage));
    const { user } = openLogin();
    await type(user, 'ana.ionescu', 'Claims-2026-ok!');
    await user.click(screen.getByRole('checkbox', { name: 'Stay signed in on this device' }));
    await user.click(signInButton());
    await screen.findByRole('heading', { name: '/home' });
    expect(localStorage.getItem('dosar.staff.idToken') !== null).toBe(isKept);
  },
);

test('an organisation that keeps the id token for the application does so without being known to the login page', async () => {
  server.use(mock(appToken, { status: 200, body: aSignIn() }), keptIn('application'));
  const { user } = openLogin();
  await type(user, 'ana.ionescu', 'Claims-2026-ok!');
  await user.click(signInButton());
  await screen.findByRole('heading', { name: '/home' });
  expect(localStorage.getItem('dosar.staff.idToken')).not.toBeNull();
});

test('K14 where the organisation says where the id token is kept, nobody is asked', async () => {
  server.use(mock(appToken, { status: 200, body: aSignIn() }), keptIn('application'));
  const { user } = openLogin({ at: '/login?org_code=demo' });
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await type(user, 'ana.ionescu', 'Claims-2026-ok!');
  await user.click(signInButton());
  await screen.findByRole('heading', { name: '/home' });
  expect(localStorage.getItem('dosar.staff.idToken')).not.toBeNull();
});

test('ux 106 in Development one click on a demo account fills in the form', async () => {
  const body = aBrowserConfig({ app_env: 'Development', demo_accounts: demoAccounts() });
  server.use(mock(getMyBrowser, { status: 200, body }));
  const { user } = openLogin();
  await user.click(await screen.findByRole('button', { name: 'maria.stan' }));
  expect(screen.getByLabelText('Username')).toHaveValue('maria.stan');
  expect(signInButton()).toBeEnabled();
});

test('without demo accounts nothing is offered', async () => {
  openLogin();
  await screen.findByLabelText('Username');
  expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
});

test('X4 whose session has ended is told so', async () => {
  const { session } = openLogin();
  session.adopt(aSignIn());
  localStorage.removeItem('dosar.staff.refreshToken');
  await session.refresh();
  expect(await screen.findByText('Refresh token expired')).toBeVisible();
});
