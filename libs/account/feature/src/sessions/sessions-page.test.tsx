import { browseSessions, endOtherSessions, endSession } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anOwnSession, aProfile, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SessionsPage } from './sessions-page.tsx';

/** A server with some sessions of Ana's. */
function has(count: number) {
  const state = { sessions: Array.from({ length: count }, (_, index) => anOwnSession(index)) };
  server.use(
    mock(browseSessions, () => ({ status: 200, body: state.sessions })),
    mock(endSession, ({ body }) => {
      state.sessions = state.sessions.filter(({ session_id }) => session_id !== body.session_id);
      return { status: 200 as const, body: { success: true as const } };
    }),
    mock(endOtherSessions, () => {
      const ended = state.sessions.length - 1;
      state.sessions = state.sessions.slice(0, 1);
      return { status: 200 as const, body: { ended } };
    }),
  );
  return state;
}

const row = async (device: string) => {
  const cell = await screen.findByRole('row', { name: new RegExp(`^${device}`) });
  return within(cell);
};

test('each session tells its device, its address and its times, and this one is marked', async () => {
  has(4);
  renderFeature(<SessionsPage />);
  const here = await row('Chrome on Windows');
  expect(here.getByText('This device')).toBeVisible();
  expect(here.getByText('203.0.113.10')).toBeVisible();
  expect(here.getByText('05.03.2026 10:00')).toBeVisible();
  expect(here.getByText('05.03.2026 12:00')).toBeVisible();
  expect(here.queryByRole('button')).toBeNull();
  await row('Firefox on Linux');
  await row('Safari on iPhone');
  await row('Unknown device');
});

test('R11 one session is ended with one click and leaves the list', async () => {
  const kept = has(3);
  const { user } = renderFeature(<SessionsPage />);
  const firefox = await row('Firefox on Linux');
  await user.click(firefox.getByRole('button', { name: /^End\W+Firefox on Linux, 203\.0\.113\.11$/ }));

  expect(await screen.findByText('Firefox on Linux is signed out.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Firefox/ })).toBeNull());
  expect(kept.sessions).toHaveLength(2);
});

test('R11 all others end only after a question that says how many, and this one stays', async () => {
  const kept = has(3);
  const { user } = renderFeature(<SessionsPage />);
  await user.click(await screen.findByRole('button', { name: 'End all others' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('2 other sessions end at once. This cannot be undone');
  expect(kept.sessions).toHaveLength(3);

  await user.click(within(question).getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('2 other sessions are signed out.')).toBeVisible();
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
});

test('a session in which somebody else is replaced says whose name it is', async () => {
  server.use(
    mock(browseSessions, {
      status: 200,
      body: [anOwnSession(0), anOwnSession(1, { acting_for: 'Radu Marin' })],
    }),
  );
  renderFeature(<SessionsPage />);
  expect(await screen.findByText('In the name of Radu Marin')).toBeVisible();
});

test('a session that could not be ended stays and says why', async () => {
  has(2);
  server.use(mock(endSession, problem(503, 'database_unavailable')));
  const { user } = renderFeature(<SessionsPage />);
  await user.click((await row('Firefox on Linux')).getByRole('button'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('row', { name: /Firefox/ })).toBeVisible();
});

test('a list that could not be read can be asked for again', async () => {
  server.use(mock(browseSessions, problem(503, 'database_unavailable')));
  const { user } = renderFeature(<SessionsPage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  has(1);
  await user.click(again);
  await row('Chrome on Windows');
});

test('the sessions of somebody else are nobody’s business who works in their name', () => {
  renderFeature(<SessionsPage />, { profile: aProfile({ impersonated_by_user_id: aProfile().user_id }) });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('You have no access to this')).toBeVisible();
});
