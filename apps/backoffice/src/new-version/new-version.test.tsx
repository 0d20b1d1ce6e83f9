import { getVersion, refreshToken } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, authTokens, aVersion, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aQuietServer, openApp } from '../app-fixture.tsx';
import { RouteError } from '../errors/route-error.tsx';

const minutes = 60_000;

/** Writes into the page which build it came from, as the server does. */
function cameFrom(build: string) {
  const meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = build;
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

let asked = 0;
const serve = (build: string) =>
  server.use(
    mock(getVersion, () => {
      asked += 1;
      return { status: 200, body: aVersion({ version: build, build }) };
    }),
  );

/** Somebody looks at the tab again after a while. */
function comeBackAfter(time: number) {
  vi.setSystemTime(Date.now() + time);
  dispatchEvent(new Event('visibilitychange'));
}

const title = 'There is a new version';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  aQuietServer();
  cameFrom('build-1');
  serve('build-1');
  // So much time passes that the tokens have to be renewed.
  server.use(mock(refreshToken, { status: 200, body: authTokens(aProfile()) }));
});

async function openDashboard() {
  const app = openApp('/assignments/shortlist', aProfile());
  await screen.findByText(/build-1/);
  return app;
}

test('ux 123 S9 a new version is offered beside the work, and can be put off for an hour', async () => {
  const { user } = await openDashboard();
  expect(screen.queryByText(title)).toBeNull();
  serve('build-2');
  comeBackAfter(11 * minutes);

  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('Reload when it suits you. Drafts are kept.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('heading', { name: /day, / })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(title)).toBeNull();
  comeBackAfter(61 * minutes);
  expect(await screen.findByText(title)).toBeVisible();
});

test('a newer one than the one that was put off is offered at once', async () => {
  const { user } = await openDashboard();
  serve('build-2');
  comeBackAfter(11 * minutes);
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  serve('build-3');
  comeBackAfter(11 * minutes);
  expect(await screen.findByText(title)).toBeVisible();
});

test('whoever comes back within ten minutes is not asked about', async () => {
  await openDashboard();
  asked = 0;
  comeBackAfter(9 * minutes);
  serve('build-2');
  comeBackAfter(2 * minutes);
  expect(await screen.findByText(title)).toBeVisible();
  expect(asked).toBe(1);
});

test('a server that serves no pages, or the development server, offers nothing', async () => {
  document.querySelector('meta[name=build]')?.setAttribute('content', '__BUILD__');
  await openDashboard();
  serve('build-2');
  comeBackAfter(11 * minutes);
  await screen.findByText(/build-2/);
  expect(screen.queryByText(title)).toBeNull();
});

/** Opens a page whose code is not there any more. */
const openGonePage = () =>
  renderFeature([
    {
      ErrorBoundary: RouteError,
      children: [
        {
          path: '/',
          lazy: { Component: () => Promise.reject(new TypeError('Failed to fetch a module')) },
        },
      ],
    },
  ]);

test('S9 a page that went with the version before asks to load the new one', async () => {
  serve('build-2');
  openGonePage();
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(dialog).toHaveTextContent('drafts are kept');
  expect(screen.getByRole('button', { name: 'Close and reload' })).toBeVisible();
});

test('code that cannot be fetched for another reason is asked for again', async () => {
  openGonePage();
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
