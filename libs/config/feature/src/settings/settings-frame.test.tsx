import { browseSettingChanges, getBranding, restoreSettingChange } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, aSettingChange, people, renderFeature, server, someBranding } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { area } from '../area.tsx';
import { BrandingPage } from '../branding/branding-page.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const calin = aProfile({}, people.calin);
const ofSidebar = aSettingChange();
const ofTheme = aSettingChange({
  change_id: '0190a5b0-2222-7000-8000-000000000002',
  fields: [{ field: 'theme', before: 'light', after: 'dark' }],
  on_behalf_of_name: 'Ana Ionescu',
  can_restore: false,
});

function keeps(changes = [ofSidebar, ofTheme]) {
  const state = { looks: someBranding({ sidebar: '#112233' }), changes };
  server.use(
    mock(getBranding, () => ({ status: 200, body: state.looks })),
    mock(browseSettingChanges, () => ({ status: 200, body: { items: state.changes, next_cursor: null } })),
  );
  return state;
}

const open = (at = '/config/branding') =>
  renderFeature(<SettingsFrame />, {
    profile: calin,
    at,
    path: '/config',
    parts: [
      { index: true, element: null },
      { path: 'branding', element: <BrandingPage /> },
    ],
    contributions: area.contributions ?? [],
  });
const search = () => screen.findByRole('combobox', { name: 'Find a setting' });
const history = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'History' }));
  return within(await screen.findByRole('dialog', { name: 'History: Organisation’s looks' }));
};

test('M3 a single setting is found by a word and opens with the focus on it', async () => {
  keeps();
  const { user } = open('/config');
  await user.type(await search(), 'navigation');
  await user.click(await screen.findByRole('option', { name: /^Colour of the side navigation/ }));

  const field = await screen.findByRole('textbox', { name: 'Colour of the side navigation' });
  await waitFor(() => expect(field).toHaveFocus());
});

test('M3 a slash moves to the search', async () => {
  keeps();
  const { user } = open('/config');
  const field = await search();
  await user.keyboard('/');
  expect(field).toHaveFocus();
});

test('M3 the search says when there is no such setting', async () => {
  keeps();
  const { user } = open('/config');
  await user.type(await search(), 'xyzzy');
  expect(await screen.findByRole('option', { name: 'No setting is called “xyzzy”.' })).toBeVisible();
});

test('M3 the history tells what changed in the words of the page, and who did it for whom', async () => {
  keeps();
  const { user } = open();
  const list = await history(user);
  const [sidebar, theme] = await list.findAllByRole('listitem');
  expect(sidebar?.textContent).toMatch(/Colour of the side navigation\s*#283593.*#112233/);
  expect(theme?.textContent).toMatch(/Colours to begin with\s*Light.*Dark/);
  expect(theme).toHaveTextContent('Călin Dobre on behalf of Ana Ionescu');
  expect(within(theme!).queryByRole('button')).toBeNull();
});

test('M3 a value comes back after a question that names it, and the form shows it', async () => {
  const kept = keeps();
  const restored: unknown[] = [];
  server.use(
    mock(restoreSettingChange, ({ path }) => {
      restored.push(path);
      kept.looks = someBranding({ sidebar: '#283593', row_version: 6 });
      return { status: 200 as const, body: { success: true as const } };
    }),
  );
  const { user } = open();
  expect(await screen.findByRole('textbox', { name: 'Colour of the side navigation' })).toHaveValue(
    '#112233',
  );
  const list = await history(user);
  await user.click(await list.findByRole('button', { name: 'Go back to the value before' }));
  const question = await screen.findByRole('alertdialog', { name: 'Go back to the value before?' });
  expect(question).toHaveTextContent('Colour of the side navigation becomes #283593 again.');
  await user.click(within(question).getByRole('button', { name: 'Go back' }));

  expect(await screen.findByText('The earlier value is in force again.')).toBeVisible();
  expect(restored).toHaveLength(1);
  await waitFor(() => expect(screen.getByLabelText('Colour of the side navigation')).toHaveValue('#283593'));
});

test('M3 a later change of the same setting is named when the value cannot come back', async () => {
  keeps();
  server.use(
    mock(
      restoreSettingChange,
      problem(409, 'setting_changed_later', {
        context: {
          fields: ['sidebar'],
          changed_at: '2026-03-05T08:15:00Z',
          changed_by_name: 'Ana Ionescu',
        },
      }),
    ),
  );
  const { user } = open();
  const list = await history(user);
  await user.click(await list.findByRole('button', { name: 'Go back to the value before' }));
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(
    await screen.findByText(
      'Colour of the side navigation: changed again by Ana Ionescu on 05.03.2026 10:15. Take that change back first.',
    ),
  ).toBeVisible();
});

test('M3 a page that nobody has changed says so', async () => {
  keeps([]);
  const { user } = open();
  const list = await history(user);
  expect(await list.findByText('Nothing has been changed here yet.')).toBeVisible();
});
