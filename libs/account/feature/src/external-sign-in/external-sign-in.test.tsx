import { getMyBrowser, getSignInOptions, startExternalSignIn } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aBrowserConfig, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoginPage } from '../login/login-page.tsx';
import { handOverOf, handOverOfPage, takeArrival } from './arrival.ts';
import { ExternalSignIn } from './external-sign-in.tsx';

const offered = (change: Partial<Schema<'SignInOptions'>> = {}): Schema<'SignInOptions'> => ({
  org_code: 'alfa',
  mode: 'password_or_provider',
  provider_name: 'Alfa ID',
  id_token_storage: 'choice',
  ...change,
});

const offer = (options: Schema<'SignInOptions'>) =>
  server.use(mock(getSignInOptions, { status: 200, body: options }));

beforeEach(() => server.use(mock(getMyBrowser, { status: 200, body: aBrowserConfig() })));

function openLogin(at: string) {
  return renderFeature(<LoginPage />, { path: '/login', at, profile: null });
}

test('where the organisation has a provider, the login offers it below the password', async () => {
  offer(offered());
  openLogin('/login?org_code=alfa');
  expect(await screen.findByRole('button', { name: 'Sign in with Alfa ID' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toBeVisible();
});

test('the organisation that signed in last is offered its provider without being named', async () => {
  localStorage.setItem('dosar.staff.organisation', 'alfa');
  offer(offered());
  openLogin('/login');
  expect(await screen.findByRole('button', { name: 'Sign in with Alfa ID' })).toBeVisible();
});

test('where only the provider counts there is no password, and a way to wait is left', async () => {
  offer(offered({ mode: 'provider' }));
  openLogin('/login?org_code=alfa&mode=password');
  expect(await screen.findByRole('button', { name: 'Sign in with Alfa ID' })).toBeVisible();
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
});

test('a server that does not say how people sign in leaves the password', async () => {
  server.use(mock(getSignInOptions, problem(503, 'overloaded')));
  openLogin('/login?org_code=alfa');
  expect(await screen.findByLabelText('Username')).toBeVisible();
});

function renderButton(leadsAtOnce: boolean) {
  const goTo = vi.fn<(address: string) => void>();
  const { user } = renderFeature(
    <ExternalSignIn
      {...{ orgCode: 'alfa', provider: 'Alfa ID', returnUrl: '/home', leadsAtOnce, goTo }}
      isAlternative={false}
    />,
    { profile: null },
  );
  return { user, goTo };
}

const started = {
  status: 200 as const,
  body: { authorization_url: 'https://id.example.com/auth?client_id=dosar', state: 'state-1' },
};

test('K14 P6 the button leads to the provider, and this tab keeps what has to come back', async () => {
  server.use(mock(startExternalSignIn, started));
  const { user, goTo } = renderButton(false);
  expect(goTo).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Sign in with Alfa ID' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(started.body.authorization_url));
  expect(sessionStorage.getItem('dosar.staff.externalSignIn')).toContain('state-1');
});

test('where only the provider counts nobody has to click', async () => {
  server.use(mock(startExternalSignIn, started));
  const { goTo } = renderButton(true);
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(started.body.authorization_url));
});

test('a provider that cannot be reached is told, and can be tried again', async () => {
  server.use(mock(startExternalSignIn, problem(401, 'external_sign_in_failed')));
  const { user } = renderButton(false);
  await user.click(await screen.findByRole('button', { name: 'Sign in with Alfa ID' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Authentication error!');
  expect(screen.getByRole('button', { name: 'Sign in with Alfa ID' })).toBeEnabled();
});

test('R3 T2 what the page was opened with is taken out of the address', () => {
  history.replaceState(null, '', '/logincallback?access_token=a.b.c&org_code=alfa#x');
  takeArrival();
  expect(handOverOfPage()).toEqual({ kind: 'token', accessToken: 'a.b.c', orgCode: 'alfa' });
  expect(location.href).toBe(`${location.origin}/logincallback`);
  history.replaceState(null, '', '/login?access_token=a.b.c&org_code=alfa');
  takeArrival();
  expect(location.search).toContain('access_token');
  history.replaceState(null, '', '/');
});

test.each(['', 'access_token=a.b.c', 'org_code=alfa', 'code=x', 'state=y', 'error=access_denied&state=y'])(
  'an incomplete return (%s) is none',
  (query) => {
    expect(handOverOf(new URLSearchParams(query))).toBeUndefined();
  },
);
