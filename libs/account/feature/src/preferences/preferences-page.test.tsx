import { getOwnAccount, updateOwnAccount } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { anOwnAccount, aProfile, renderFeature, server } from '@dosar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageSwitch } from './language-switch.tsx';
import { PreferencesPage } from './preferences-page.tsx';

type Sent = MockRequest<'updateOwnAccount'>['body'];

/** A server that keeps whatever is chosen; `refuses` so many writes at first. */
function keeps({ refuses = 0 } = {}) {
  const state = { account: anOwnAccount(), sent: [] as Sent[], refusals: refuses };
  server.use(
    mock(getOwnAccount, () => ({ status: 200, body: state.account })),
    mock(updateOwnAccount, ({ body }) => {
      state.sent.push(body);
      if (state.refusals-- > 0) return problem(412, 'stale_row_version');
      const { language, preferences } = body;
      state.account = { ...state.account, language, preferences, row_version: body.row_version + 1 };
      const { user_metadata } = aProfile();
      return {
        status: 200 as const,
        body: aProfile({ language, user_metadata: { ...user_metadata, preferences } }),
      };
    }),
  );
  return state;
}

const page = document.documentElement;

test('R11 ux 119 colours and density act at once and are kept in the account', async () => {
  const kept = keeps();
  const { user, session } = renderFeature(<PreferencesPage />);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(page).toHaveClass('dark');
  await user.click(screen.getByRole('radio', { name: 'Close together' }));
  expect(page).toHaveAttribute('data-density', 'compact');

  const chosen = { color_mode: 'dark', density: 'compact' };
  await waitFor(() => expect(kept.account.preferences).toMatchObject(chosen));
  await waitFor(() =>
    expect(session.state).toMatchObject({ profile: { user_metadata: { preferences: chosen } } }),
  );
  expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0);
});

test('R11 B16 choosing a language changes every text without a reload, and is kept in the account', async () => {
  const kept = keeps();
  const { user } = renderFeature(<PreferencesPage />);
  await user.click(screen.getByRole('radio', { name: 'Română' }));
  expect(await screen.findByRole('heading', { name: 'Afișare' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Română' })).toBeChecked();
  await waitFor(() => expect(kept.sent.at(-1)).toMatchObject({ language: 'ro', nickname: 'Ana' }));
});

test('a choice made while the account changed elsewhere is kept all the same', async () => {
  const kept = keeps({ refuses: 1 });
  const { user } = renderFeature(<PreferencesPage />);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(kept.account.preferences.color_mode).toBe('dark'));
  expect(kept.sent).toHaveLength(2);
});

test('a choice that could not be kept acts here and says so', async () => {
  server.use(mock(getOwnAccount, problem(503, 'database_unavailable')));
  const { user } = renderFeature(<PreferencesPage />);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(page).toHaveClass('dark');
  expect(await screen.findByText(/could not be saved to your account/)).toBeVisible();
});

test('new activities can be kept quiet, and the next look finds it so', async () => {
  const kept = keeps();
  const { user } = renderFeature(<PreferencesPage />);
  const box = screen.getByRole('checkbox', { name: /Tell me when new tasks arrive/ });
  expect(box).toBeChecked();
  await user.click(box);
  await waitFor(() => expect(kept.account.preferences.notify_new_activities).toBe(false));
  await waitFor(() => expect(box).not.toBeChecked());
});

test('ux 113 single keys can be switched off, here and in the account', async () => {
  const kept = keeps();
  const { user } = renderFeature(<PreferencesPage />);
  const box = screen.getByRole('checkbox', { name: /^Shortcuts of a single key/ });
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeChecked();
  await waitFor(() => expect(kept.account.preferences.single_key_shortcuts).toBe(false));
});

test('where the organisation has no such notices there is nothing to switch', () => {
  renderFeature(<PreferencesPage />, { profile: aProfile({ org_type: 'partner' }) });
  expect(screen.getByText('Your organisation has switched off notices of new tasks.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /new tasks/ })).toBeNull();
});

test('whoever works in somebody else’s name chooses for this device only', async () => {
  const kept = keeps();
  const acting = aProfile({ impersonated_by_user_id: aProfile().user_id, replaced_user_full_name: 'Radu' });
  const { user } = renderFeature(<PreferencesPage />, { profile: acting });
  expect(screen.getByText(/hold on this device only/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(page).toHaveClass('dark');
  expect(kept.sent).toEqual([]);
});

test('the language in the menu is kept in the account too; nobody is asked to wait', async () => {
  const kept = keeps();
  const { user } = renderFeature(<LanguageSwitch />);
  await user.click(screen.getByRole('button', { name: 'Română' }));
  expect(await screen.findByRole('button', { name: 'English' })).toBeVisible();
  await waitFor(() => expect(kept.account.language).toBe('ro'));
});

test('a visitor chooses a language without an account', async () => {
  const { user } = renderFeature(<LanguageSwitch />, { profile: null });
  await user.click(screen.getByRole('button', { name: 'Română' }));
  expect(await screen.findByRole('button', { name: 'English' })).toBeVisible();
});

/** A browser whose user answers so when it asks whether it may show notices. */
function browserThatAsks(answer: NotificationPermission) {
  const browser = { permission: 'default' as NotificationPermission, asked: 0 };
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    async requestPermission() {
      browser.asked += 1;
      browser.permission = answer;
      return Promise.resolve(answer);
    },
  });
  return browser;
}

test('ux 127 the browser asks about notices only for a click, below the reason', async () => {
  const browser = browserThatAsks('granted');
  const { user } = renderFeature(<PreferencesPage />);
  expect(screen.getByText(/While you work in another window/)).toBeVisible();
  expect(browser.asked).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Allow notifications' }));
  expect(browser.asked).toBe(1);
  expect(await screen.findByText(/The browser tells you of new tasks/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
});

test('ux 127 whoever has refused reads how to allow them, and finds them allowed on coming back', async () => {
  const browser = browserThatAsks('denied');
  const { user } = renderFeature(<PreferencesPage />);
  await user.click(screen.getByRole('button', { name: 'Allow notifications' }));
  expect(await screen.findByText(/press the icon to the left of the address/)).toBeVisible();
  browser.permission = 'granted';
  act(() => void dispatchEvent(new Event('focus')));
  expect(screen.getByText(/The browser tells you of new tasks/)).toBeVisible();
});

test('ux 127 a browser without notices says so', () => {
  renderFeature(<PreferencesPage />);
  expect(screen.getByText(/This browser shows no notifications/)).toBeVisible();
});

test('a guest of an organisation that speaks Romanian alone reads Romanian, and is offered no other language', async () => {
  const guest = aProfile({ kind: 'guest', offered_languages: ['ro'] });
  renderFeature(<LanguageSwitch />, { profile: guest });
  await waitFor(() => expect(localStorage.getItem('dosar.locale')).toBe('ro'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
