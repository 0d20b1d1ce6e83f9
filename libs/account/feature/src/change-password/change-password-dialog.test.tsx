import { checkPass, updatePass } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, authTokens, renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

const right = 'Claims-2026-ok!';
const fitting = 'Patru mere verzi, 88';
const asked = vi.fn<(password: string) => void>();

beforeEach(() => {
  asked.mockClear();
  server.use(
    mock(checkPass, ({ body }) => {
      asked(body.password);
      return { status: 200, body: { passValid: body.password === right } };
    }),
  );
});

function open(locale: 'ro' | 'en' = 'en') {
  const onClose = vi.fn<() => void>();
  const view = renderFeature(<ChangePasswordDialog open onClose={onClose} />, { locale });
  return { ...view, onClose };
}

type User = ReturnType<typeof open>['user'];

/** Pasted, as a password manager does. */
async function fill(user: User, [old, password, again]: [string, string, string]) {
  await screen.findByLabelText('Old password');
  for (const [label, text] of [
    ['Old password', old],
    ['New password', password],
    ['New password, once more', again],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

const change = () => screen.getByRole('button', { name: 'Change' });

test('V2 C7 X10 a wrong old password is told when its field is left, once, and the button stays off', async () => {
  const { user } = open('ro');
  await user.type(await screen.findByLabelText('Parola veche'), 'gresita');
  await user.tab();
  await user.tab();
  expect(await screen.findByText('Vechea parola nu e corecta.')).toBeVisible();
  await user.click(screen.getByLabelText('Parola veche'));
  await user.click(screen.getByLabelText('Parola nouă'));
  await user.keyboard(fitting);
  await user.type(screen.getByLabelText('Parola nouă, încă o dată'), fitting);
  expect(screen.getByRole('button', { name: 'Schimbă' })).toBeDisabled();
  expect(asked.mock.calls).toEqual([['gresita']]);
});

test('looking at the typed password is no reason to have it checked', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Old password'), 'half');
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  await user.click(show!);
  expect(screen.getByLabelText('Old password')).toHaveAttribute('type', 'text');
  expect(asked).not.toHaveBeenCalled();
});

test('S7 T3 the button waits until everything is right', async () => {
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Change' })).toBeDisabled();
  await fill(user, [right, fitting, 'Patru mere']);
  expect(change()).toBeDisabled();
  await user.tab();
  expect(await screen.findByText('The passwords are different')).toBeVisible();
  await user.type(screen.getByLabelText('New password, once more'), ' verzi, 88');
  await waitFor(() => expect(change()).toBeEnabled());
});

test('V6 a repetition that no longer fits is told as soon as the password changes', async () => {
  const { user } = open();
  await fill(user, [right, fitting, fitting]);
  await user.tab();
  await user.type(screen.getByLabelText('New password'), '!');
  expect(await screen.findByText('The passwords are different')).toBeVisible();
});

test('V3 V4 ux 110 the demands of the policy are told beforehand, and ticked off while the password is typed', async () => {
  const { user } = open();
  const rules = async () =>
    (await screen.findAllByRole('listitem')).map((rule) => rule.textContent?.split(':')[0]);
  expect(await rules()).toEqual(['Not met yet', 'Not met yet', 'Not met yet', 'Not met yet']);
  await user.type(screen.getByLabelText('New password'), 'mai-mult');
  expect(await rules()).toEqual(['Met', 'Met', 'Met', 'Not met yet']);
});

test('S7 T3 the new password holds: tokens and profile are replaced, a notice says so, the dialog closes', async () => {
  const tokens = authTokens(aProfile({ full_name: 'Ana Popescu' }));
  const sent = vi.fn<(body: unknown) => void>();
  server.use(
    mock(updatePass, ({ body }) => {
      sent(body);
      return { status: 200, body: { passUpdated: true, errorMessage: null, ...tokens } };
    }),
  );
  const { user, onClose, session } = open('en');
  await fill(user, [right, fitting, fitting]);
  await waitFor(() => expect(change()).toBeEnabled());
  await user.click(change());
  expect(await screen.findByText('The password was changed.')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent.mock.calls).toEqual([[{ old_password: right, password: fitting }]]);
  expect(session.state).toMatchObject({ profile: { full_name: 'Ana Popescu' } });
});

test('T3 a refusal of the server is shown, and the form begins again', async () => {
  const errorMessage = 'Parola este folosită de prea mulți.';
  const refused = { passUpdated: false, errorMessage, profile: null, idToken: null, refreshToken: null };
  server.use(mock(updatePass, { status: 200, body: refused }));
  const { user, onClose } = open();
  await fill(user, [right, fitting, fitting]);
  await waitFor(() => expect(change()).toBeEnabled());
  await user.click(change());
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage);
  for (const label of ['Old password', 'New password', 'New password, once more'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  expect(change()).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
});

test('password managers find every field', async () => {
  const { user } = open();
  const old = await screen.findByLabelText('Old password');
  await user.click(old);
  await user.paste(right);
  expect(old).toHaveValue(right);
  expect(old).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByDisplayValue('ana.ionescu')).toHaveAttribute('autocomplete', 'username');
});
