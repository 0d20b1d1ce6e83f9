import {
  exchangeExternalCode,
  externalAppToken,
  getSignInOptions,
  logout,
  startExternalSignIn,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, aSignIn, people, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { HandOver } from '@dosar/auth';
import { LoginCallbackPage } from './login-callback-page.tsx';
import { beginRoundTrip } from './round-trip.ts';

const token: HandOver = { kind: 'token', accessToken: 'header.payload.signature', orgCode: 'alfa' };
const code = (state: string): HandOver => ({
  kind: 'code',
  code: 'code-1',
  state,
  issuer: 'https://id.example.com',
});
const arrivals = ['/home', '/login', '/assignments/worklist'].map((path) => ({
  path,
  element: <h1>{path}</h1>,
}));

let asked: { call: string; body: unknown }[];

beforeEach(() => {
  asked = [];
  server.use(
    mock(externalAppToken, ({ body }) => {
      asked.push({ call: 'externalAppToken', body });
      return { status: 200 as const, body: aSignIn({ profile: aProfile({ org_code: 'alfa' }) }) };
    }),
    mock(exchangeExternalCode, ({ body }) => {
      asked.push({ call: 'exchangeExternalCode', body });
      return { status: 200 as const, body: { access_token: 'from.the.provider', org_code: 'alfa' } };
    }),
    mock(startExternalSignIn, {
      status: 200,
      body: { authorization_url: 'https://id.example.com/auth', state: 'the-state-of-this-tab' },
    }),
    mock(getSignInOptions, {
      status: 200,
      body: { org_code: 'alfa', mode: 'provider', provider_name: 'Alfa ID', id_token_storage: 'session' },
    }),
    mock(logout, () => {
      asked.push({ call: 'logout', body: null });
      return { status: 200 as const, body: { success: true } };
    }),
  );
});

function arrive(
  handOver: HandOver | undefined,
  options: { profile?: ReturnType<typeof aProfile>; locale?: 'ro' } = {},
) {
  return renderFeature(<LoginCallbackPage handOver={handOver} />, {
    path: '/logincallback',
    at: '/logincallback',
    profile: null,
    otherRoutes: arrivals,
    ...options,
  });
}

test('R3 T2 a token of a portal signs in and leads home, and is presented once', async () => {
  const { session } = arrive(token);
  expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
  expect(session.state).toMatchObject({ status: 'signedIn' });
  expect(asked).toEqual([
    { call: 'externalAppToken', body: { access_token: 'header.payload.signature', orgCode: 'alfa' } },
  ]);
});

test('T2 K14 a code leads to the page that was asked for before the provider', async () => {
  await beginRoundTrip('alfa', '/assignments/worklist');
  arrive(code('the-state-of-this-tab'));
  expect(await screen.findByRole('heading', { name: '/assignments/worklist' })).toBeVisible();
  expect(asked).toEqual([
    {
      call: 'exchangeExternalCode',
      body: { code: 'code-1', state: 'the-state-of-this-tab', iss: 'https://id.example.com' },
    },
    { call: 'externalAppToken', body: { access_token: 'from.the.provider', orgCode: 'alfa' } },
  ]);
});

test.each(['another-state', 'the-state-of-this-tab'])(
  'T2 a code with the state %s that this tab does not wait for is never sent',
  async (state) => {
    if (state === 'another-state') await beginRoundTrip('alfa', '/home');
    arrive(code(state));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test('R3 while the provider’s token is looked at, the page says that it is logging in', async () => {
  const answer = Promise.withResolvers<void>();
  server.use(
    mock(externalAppToken, async () => {
      await answer.promise;
      return { status: 200 as const, body: aSignIn() };
    }),
  );
  arrive(token);
  expect(await screen.findByRole('heading', { name: 'Logging in' })).toBeVisible();
  answer.resolve();
  expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
});

test('R3 X6 T2 a refusal says so in the exact words and leads to the login', async () => {
  server.use(mock(externalAppToken, problem(401, 'external_sign_in_failed')));
  const { user, router } = arrive(token, { locale: 'ro' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Eroare autentificare! Va rugam contactati un administrator!',
  );
  await user.click(screen.getByRole('button', { name: 'Autentificare' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
});

test('R3 an address with nothing in it fails', async () => {
  arrive(undefined);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('R3 whoever is signed in is asked first, and stays when they want to', async () => {
  const { user } = arrive(token, { profile: aProfile() });
  expect(await screen.findByText(/Ana Ionescu is signed in in this browser/)).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stay signed in as Ana Ionescu' }));
  expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('R3 who continues ends the present session and gets the other one', async () => {
  const { user, session } = arrive(token, { profile: aProfile({}, people.maria) });
  await user.click(await screen.findByRole('button', { name: 'Continue with the other account' }));
  expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
  expect(asked.map(({ call }) => call)).toEqual(['externalAppToken', 'logout']);
  expect(session.state).toMatchObject({ status: 'signedIn', profile: { username: 'ana.ionescu' } });
});
