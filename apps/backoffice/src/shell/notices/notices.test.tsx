import { forgetNotices, notify } from '@dosar/design-system';
import { aProfile, authTokens } from '@dosar/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aQuietServer, openApp } from '../../app-fixture.tsx';

beforeEach(() => {
  aQuietServer();
  forgetNotices();
});

test('X11 ux 125 an error that has gone is found again behind the bell, until one signs out', async () => {
  const { user, sessions, router } = openApp('/user/profile/preferences', aProfile());
  const bell = await screen.findByRole('button', { name: 'Notices' });
  act(() => {
    notify.success('Note added');
    notify.error({ message: 'The network broke down', errorId: '01JD3X8K2M', type: 'internal_error' });
  });
  for (const close of await screen.findAllByRole('button', { name: 'Close the notice' }))
    await user.click(close);
  expect(bell).toHaveAccessibleName('Notices, 1 new error');

  await user.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notices' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/The network broke down.*Error · \d\d\.\d\d\.\d{4} \d\d:\d\d/),
    expect.stringMatching(/Note added.*Done/),
  ]);
  await waitFor(() => expect(bell).toHaveAccessibleName('Notices'));
  await waitFor(() => expect(screen.queryByRole('banner')).toBeNull());
  await user.click(within(panel).getByRole('button', { name: 'Details' }));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('01JD3X8K2M');

  act(() => notify.error({ message: 'The next one' }));
  await act(() => sessions.staff.signOut());
  act(() => sessions.staff.adopt(authTokens(aProfile())));
  await act(() => router.navigate('/user/profile/preferences'));
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeVisible();
});

test('ux 125 what can be read behind the bell goes from the page once it is open; an offer to undo stays', async () => {
  const { user } = openApp('/user/profile/preferences', aProfile());
  const bell = await screen.findByRole('button', { name: 'Notices' });
  act(() => {
    notify.success('Note added');
    notify.success('3 tasks handed over', { label: 'Undo', run: () => undefined });
  });
  await user.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notices' });
  expect(within(panel).getByText('Note added')).toBeVisible();
  expect(screen.getAllByText('Note added')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Undo', hidden: true })).toBeVisible();
});
