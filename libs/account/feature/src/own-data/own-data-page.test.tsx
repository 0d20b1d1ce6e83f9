import { getOwnAccount, updateOwnAccount } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { anOwnAccount, aPageWorld, aProfile, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileRoute } from '../profile/profile-route.ts';

type Sent = MockRequest<'updateOwnAccount'>['body'];

/** A server that keeps one account and refuses whoever has not read its present version. */
function keeps(account = anOwnAccount()) {
  const state = { account, sent: [] as Sent[] };
  server.use(
    mock(getOwnAccount, () => ({ status: 200, body: state.account })),
    mock(updateOwnAccount, ({ body }) => {
      state.sent.push(body);
      if (body.row_version !== state.account.row_version) return problem(412, 'stale_row_version');
      const { row_version, ...change } = body;
      state.account = { ...state.account, ...change, row_version: row_version + 1 };
      return { status: 200 as const, body: aProfile({ nickname: body.nickname }) };
    }),
  );
  return state;
}

const open = (options: Parameters<typeof renderFeature>[1] = {}) =>
  renderFeature([profileRoute(aPageWorld())], { at: '/user/profile', ...options });

const nickname = () => screen.findByRole('textbox', { name: 'Nickname' });
const save = () => screen.getByRole('button', { name: 'Save the nickname' });

test('R11 people read what others keep about them, and whom to ask when it is wrong', async () => {
  keeps();
  open();
  expect(await screen.findByText('ana.ionescu@demo.example')).toBeVisible();
  for (const fact of ['Ana Ionescu', 'ana.ionescu', '0722 123 456', 'Asigurarea Demo', 'Daune'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByText(/Ask Maria Stan or the administrator/)).toBeVisible();
});

test('without a manager the administrator is whom to ask', async () => {
  keeps(anOwnAccount({ manager_full_name: null, phone: null }));
  open();
  expect(await screen.findByText(/Ask the administrator of your organisation/)).toBeVisible();
});

test('R11 a new nickname is stored, thanked for, and what every page calls the person from now on', async () => {
  const kept = keeps();
  const { user, session } = open();
  await user.clear(await nickname());
  await user.type(await nickname(), 'Anișoara');
  await user.click(save());

  expect(await screen.findByText('Saved. From now on you are Anișoara.')).toBeVisible();
  expect(kept.sent).toEqual([
    {
      nickname: 'Anișoara',
      language: 'ro',
      preferences: anOwnAccount().preferences,
      row_version: anOwnAccount().row_version,
    },
  ]);
  expect(session.state).toMatchObject({ profile: { nickname: 'Anișoara' } });
  expect(screen.queryByRole('button', { name: 'Discard the change' })).toBeNull();
});

test('an empty nickname is refused in the summary and at the field, and nothing is sent', async () => {
  const kept = keeps();
  const { user } = open();
  await user.clear(await nickname());
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Nickname: Fill in this field.');
  expect(await nickname()).toHaveAttribute('aria-invalid', 'true');
  expect(kept.sent).toEqual([]);
});

test('R11 a nickname changed elsewhere meanwhile is told, what was typed stays, and saving again replaces it', async () => {
  const kept = keeps();
  const { user } = open();
  await user.type(await nickname(), ' I.');
  kept.account = { ...kept.account, nickname: 'Anuța', row_version: 4 };
  await user.click(save());

  expect(await screen.findByText('Nickname is now “Anuța”; you typed “Ana I.”.')).toBeVisible();
  expect(await nickname()).toHaveValue('Ana I.');
  expect(kept.account.nickname).toBe('Anuța');

  await user.click(save());
  await waitFor(() => expect(kept.account.nickname).toBe('Ana I.'));
  expect(screen.queryByText(/is now “Anuța”/)).toBeNull();
});

test('a language chosen in another tab meanwhile does not get in the way of a nickname', async () => {
  const kept = keeps();
  const { user } = open();
  await user.type(await nickname(), ' I.');
  kept.account = { ...kept.account, language: 'en', row_version: 4 };
  await user.click(save());

  expect(await screen.findByText('Saved. From now on you are Ana I..')).toBeVisible();
  expect(kept.account).toMatchObject({ nickname: 'Ana I.', language: 'en' });
});

test('R11 a page with an unsaved nickname asks before it is left', async () => {
  keeps();
  const { user, router } = open();
  await user.type(await nickname(), ' I.');
  await user.click(screen.getByRole('link', { name: 'Preferences' }));
  await user.click(await screen.findByRole('button', { name: 'Stay on the page' }));
  expect(router.state.location.pathname).toBe('/user/profile');

  await user.click(screen.getByRole('button', { name: 'Discard the change' }));
  await user.click(screen.getByRole('link', { name: 'Preferences' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile/preferences'));
});

test('a server that cannot be reached loses nothing that was typed', async () => {
  keeps();
  server.use(mock(updateOwnAccount, problem(503, 'database_unavailable')));
  const { user } = open();
  await user.type(await nickname(), ' I.');
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await nickname()).toHaveValue('Ana I.');
});

test('data that could not be read can be asked for again', async () => {
  server.use(mock(getOwnAccount, problem(503, 'database_unavailable')));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  keeps();
  await user.click(again);
  expect(await screen.findByText('ana.ionescu@demo.example')).toBeVisible();
});

test('whoever works in somebody else’s name reads that account and has nothing to change or to end there', async () => {
  keeps(anOwnAccount({ full_name: 'Radu Marin', username: 'radu.marin' }));
  open({
    profile: aProfile({ impersonated_by_user_id: aProfile().user_id, replaced_user_full_name: 'Radu Marin' }),
  });
  expect(await screen.findByText('radu.marin')).toBeVisible();
  expect(screen.getByText(/Only Radu Marin can change this account/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['My details', 'Preferences']);
});
