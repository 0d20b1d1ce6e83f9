import { getSettingUsage, getSignIn, tryPassword, updateSignIn } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server, someSignIn } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInPage } from './sign-in-page.tsx';

const calin = aProfile({}, people.calin);

/** A server that keeps the settings of one organisation and refuses every password for its length. */
function keeps(page = someSignIn()) {
  const state = {
    page,
    sent: [] as MockRequest<'updateSignIn'>['body'][],
    tried: [] as MockRequest<'tryPassword'>['body'][],
  };
  server.use(
    mock(getSignIn, () => ({ status: 200, body: state.page })),
    mock(updateSignIn, ({ body }) => {
      state.sent.push(body);
      state.page = { ...state.page, settings: { ...body, row_version: body.row_version + 1 } };
      return { status: 200 as const, body: state.page };
    }),
    mock(tryPassword, ({ body }) => {
      state.tried.push(body);
      const isLong = body.password.length >= body.settings.min_length;
      const refusals = isLong ? [] : [{ rule: 'min_length', message: 'Too short.' }];
      return { status: 200 as const, body: { refusals } };
    }),
  );
  return state;
}

const open = () => renderFeature(<SignInPage />, { profile: calin });

test('E5 a rule that is switched on asks for its words in both languages, and they are stored', async () => {
  const kept = keeps();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'May not contain a month in Romanian' }));
  await user.type(screen.getByRole('textbox', { name: /^Month: message in Romanian/ }), 'Fără luni.');
  await user.type(screen.getByRole('textbox', { name: /^Month: message in English/ }), 'No months.');
  await user.click(screen.getByRole('button', { name: 'Save passwords and sign-in' }));
  expect(await screen.findByText('Passwords and sign-in are saved.')).toBeVisible();
  expect(kept.sent).toEqual([
    someSignIn({ prevent_month: true, prevent_month_ro: 'Fără luni.', prevent_month_en: 'No months.' })
      .settings,
  ]);
});

test('E5 a password is tried by the rules as they are typed, before anything is saved', async () => {
  const kept = keeps();
  const { user } = open();
  const length = await screen.findByRole('textbox', { name: 'At least this many characters' });
  await user.clear(length);
  await user.type(length, '20');
  await user.type(screen.getByLabelText('Password to try'), 'doisprezece!');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('Too short.')).toBeVisible();
  expect(kept.tried).toMatchObject([{ password: 'doisprezece!', settings: { min_length: 20 } }]);
  expect(kept.sent).toEqual([]);

  await user.type(screen.getByLabelText('Password to try'), ' și încă opt');
  expect(screen.queryByText('Too short.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('This password would be taken.')).toBeVisible();
});

test('K14 without a provider the page says who adds one, and offers no choice', async () => {
  keeps(someSignIn({ sign_in_mode: 'password' }, { provider_name: null }));
  open();
  expect(
    await screen.findByText(/An identity provider is added by whoever runs the installation/),
  ).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('K14 whoever would be locked out is told why, and stays on the page with the choice', async () => {
  keeps();
  server.use(
    mock(updateSignIn, problem(422, 'would_lock_out')),
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [
          { use: 'only_password', name: 'Never at the provider', count: 12, effect: 'stays', examples: [] },
        ],
        targets: [],
      },
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Demo ID alone' }));
  expect(await screen.findByText('Never at the provider: 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save passwords and sign-in' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Demo ID alone' })).toBeChecked();
});

test('K14 the provider is switched off by a choice that names whoever has no password', async () => {
  const kept = keeps();
  server.use(
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [{ use: 'only_provider', name: 'Without a password', count: 3, effect: 'stays', examples: [] }],
        targets: [],
      },
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'The password alone; Demo ID is off' }));
  expect(await screen.findByText('Without a password: 3')).toBeVisible();
  expect(screen.getByText(/Nobody can sign in with Demo ID any more/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save passwords and sign-in' }));
  await waitFor(() => expect(kept.sent).toMatchObject([{ sign_in_mode: 'password' }]));
});

test('a least length outside of what passwords can have is refused at its field', async () => {
  const kept = keeps();
  const { user } = open();
  const length = await screen.findByRole('textbox', { name: 'At least this many characters' });
  await user.clear(length);
  await user.type(length, '3');
  await user.click(screen.getByRole('button', { name: 'Save passwords and sign-in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a number from 5 to 64.');
  expect(kept.sent).toEqual([]);
});
