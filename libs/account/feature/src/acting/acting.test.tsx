import { impersonate } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Profile } from '@dosar/auth';
import { Menu } from '@dosar/design-system';
import { aProfile, aReplacedUser, authTokens, people, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ActingBanner } from './acting-banner.tsx';
import { ActingMenu } from './acting-menu.tsx';

const radu = aReplacedUser(people.radu);
const replacing = aProfile({ replaced_users: [radu] });
const acting = aProfile(
  { impersonated_by_user_id: people.ana.userId, replaced_user_full_name: people.radu.fullName },
  people.radu,
);

function show(profile: Profile) {
  const reload = vi.fn();
  const page = (
    <>
      <ActingBanner reload={reload} />
      <Menu label="User menu" button="Menu">
        <ActingMenu reload={reload} />
      </Menu>
    </>
  );
  const view = renderFeature(page, { profile });
  const openMenu = () => view.user.click(screen.getByRole('button', { name: 'User menu' }));
  return { ...view, reload, openMenu };
}

const asked: MockRequest<'impersonate'>['body'][] = [];
const answersWith = (profile: Profile) =>
  mock(impersonate, ({ body }) => {
    asked.push(body);
    return { status: 200 as const, body: authTokens(profile) };
  });

test('T12 P3 S3 ux 111 whoever replaces a colleague changes over to them, and the page is loaded anew with their tokens', async () => {
  asked.length = 0;
  server.use(answersWith(acting));
  const { user, openMenu, reload, session } = show(replacing);
  await openMenu();
  expect(screen.getByRole('group', { name: 'Work in the name of' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Radu Marin radu.marin' }));

  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ user_id: people.radu.userId }]);
  expect(session.presentProfile()).toMatchObject({ username: 'radu.marin' });
  expect(session.state.status).toBe('starting');
});

test.each([
  ['replaces nobody', aProfile()],
  [
    'belongs to an organisation without it',
    aProfile({
      replaced_users: [radu],
      app_metadata: { ...aProfile().app_metadata, enable_user_impersonation: false },
    }),
  ],
])('P3 S3 whoever %s is offered nothing', async (_why, profile) => {
  const { openMenu } = show(profile);
  await openMenu();
  expect(screen.queryByRole('menuitem')).toBeNull();
});

test.each([
  ['banner', false],
  ['menu', true],
])('whoever acts for a colleague returns to their own account by the %s', async (_place, byMenu) => {
  asked.length = 0;
  server.use(answersWith(aProfile()));
  const { user, openMenu, reload } = show(acting);
  expect(screen.getByText('You are working in the name of Radu Marin.')).toBeVisible();
  if (byMenu) await openMenu();
  const role = byMenu ? 'menuitem' : 'button';
  await user.click(screen.getByRole(role, { name: 'Return to your account' }));

  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ user_id: people.ana.userId }]);
});

test('P3 T12 whoever acts already is not offered to act for somebody else', async () => {
  const { openMenu } = show({ ...acting, replaced_users: [radu] });
  await openMenu();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Return to your account',
  ]);
});

test('a replacement that has ended meanwhile is told in plain words, and nothing changes', async () => {
  server.use(mock(impersonate, problem(404, 'not_found')));
  const { user, openMenu, reload, session } = show(replacing);
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Radu Marin radu.marin' }));
  expect(await screen.findByText('You do not replace this colleague today.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  expect(session.state).toMatchObject({ status: 'signedIn', profile: { username: 'ana.ionescu' } });
});

test('nobody who works for themselves sees a banner', () => {
  show(replacing);
  expect(screen.queryByText(/in the name of/)).toBeNull();
});
