import { Session, type Profile } from '@dosar/auth';
import { chooseColorMode } from '@dosar/design-system';
import { chosenLocale, chooseLocale } from '@dosar/i18n';
import { aProfile, authTokens, people } from '@dosar/testing';
import type { Schema } from '@dosar/openapi';
import { afterEach, expect, test } from 'vitest';
import { followOwnPreferences } from './own-preferences.ts';

const opened: Session[] = [];

afterEach(() => {
  for (const session of opened.splice(0)) session.close();
});

/** A page of the staff, opened in this browser. */
function openPage(): Session {
  const session = new Session({ namespace: 'staff' });
  opened.push(session);
  followOwnPreferences(session);
  return session;
}

type Preferences = Schema<'Preferences'>;

function anAccount(change: Partial<Preferences> & Partial<Profile>, who = people.ana): Profile {
  const { color_mode = 'system', density = 'comfortable', single_key_shortcuts = true, ...rest } = change;
  const { user_metadata } = aProfile();
  const preferences = { color_mode, density, notify_new_activities: true, single_key_shortcuts };
  return aProfile({ ...rest, user_metadata: { ...user_metadata, preferences } }, who);
}

const looks = () => ({
  language: chosenLocale(),
  color_mode: localStorage.getItem('dosar.color-mode'),
  density: localStorage.getItem('dosar.density'),
  single_keys: localStorage.getItem('dosar.single-keys'),
});

test('R11 ux 119 a new browser looks as the account says', () => {
  const chosen = { color_mode: 'dark', density: 'compact', single_key_shortcuts: false } as const;
  openPage().adopt(authTokens(anAccount({ language: 'en', ...chosen })));
  expect(looks()).toEqual({ language: 'en', color_mode: 'dark', density: 'compact', single_keys: 'off' });
});

test('what was chosen on a new browser before the first login stands', () => {
  chooseLocale('en');
  openPage().adopt(authTokens(anAccount({ language: 'ro', color_mode: 'dark' })));
  expect(looks()).toMatchObject({ language: 'en', color_mode: 'dark' });
});

test('a choice made here stands as long as the account stays as it is', () => {
  const page = openPage();
  page.adopt(authTokens(anAccount({ color_mode: 'light' })));
  chooseColorMode('dark');
  page.adopt(authTokens(anAccount({ color_mode: 'light' })));
  expect(looks().color_mode).toBe('dark');
});

test('R11 what changed in the account in another browser comes here with the next tokens', () => {
  const page = openPage();
  page.adopt(authTokens(anAccount({ color_mode: 'light', language: 'ro' })));
  chooseColorMode('dark');
  page.adopt(authTokens(anAccount({ color_mode: 'light', language: 'en' })));
  expect(looks()).toMatchObject({ color_mode: 'dark', language: 'en' });
});

test('somebody else who signs in in the same browser finds their own looks, and so does the first one again', () => {
  const page = openPage();
  page.adopt(authTokens(anAccount({ color_mode: 'dark', density: 'compact' })));
  page.adopt(authTokens(anAccount({ color_mode: 'light', language: 'en' }, people.maria)));
  expect(looks()).toMatchObject({ color_mode: 'light', density: 'comfortable', language: 'en' });
  page.adopt(authTokens(anAccount({ color_mode: 'dark', density: 'compact' })));
  expect(looks()).toMatchObject({ color_mode: 'dark', density: 'compact', language: 'ro' });
});

test('whoever works in somebody else’s name keeps their own looks', () => {
  const page = openPage();
  page.adopt(authTokens(anAccount({ color_mode: 'dark' })));
  const acting = { impersonated_by_user_id: people.ana.userId, replaced_user_full_name: 'Radu Marin' };
  page.adopt(authTokens(anAccount({ color_mode: 'light', language: 'en', ...acting }, people.radu)));
  expect(looks()).toMatchObject({ color_mode: 'dark', language: 'ro' });
});

test('a profile of an earlier release, without preferences, opens the page all the same', () => {
  const { worklist_filter } = aProfile().user_metadata;
  const earlier = aProfile({ user_metadata: { worklist_filter } as Profile['user_metadata'] });
  const page = openPage();
  page.adopt(authTokens(earlier));
  expect(page.state.status).toBe('signedIn');
});
