import { generateOneTimePassword, logout, refreshToken, verifyOneTimePassword } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aCodeAnswer, aCodeSending, aProfile, authTokens, now, renderFeature, server } from '@dosar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OneTimePasswordPage } from './one-time-password-page.tsx';

const arrivals = ['/login', '/home', '/assignments/worklist', '/renew-password'].map((path) => ({
  path,
  element: <h1>{path}</h1>,
}));

const otilia = aProfile({ kind: 'pre_auth', username: 'otilia.popa' });
const minutes = (count: number) => count * 60_000;
const inMinutes = (count: number) => new Date(Date.parse(now) + minutes(count)).toISOString();

function openPage({ profile = otilia, search = '' } = {}) {
  const page = (
    <StrictMode>
      <OneTimePasswordPage />
    </StrictMode>
  );
  return renderFeature(page, {
    path: '/one-time-password',
    at: `/one-time-password${search}`,
    profile,
    locale: 'ro',
    otherRoutes: arrivals,
  });
}

/** Answers every request for a code with one that is valid for five minutes, and counts them. */
function sendCodes(answer = () => aCodeSending()) {
  const asked = { times: 0 };
  server.use(
    mock(generateOneTimePassword, () => {
      asked.times += 1;
      return { status: 200, body: answer() };
    }),
  );
  return asked;
}

const field = () => screen.findByRole('textbox', { name: 'Cod' });
const confirm = () => screen.getByRole('button', { name: 'Confirmă codul' });
const letPass = (count: number) => act(() => vi.advanceTimersByTimeAsync(minutes(count)));

// The clock of the page stands still but for `letPass`; answers and typing go on.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date', 'setInterval', 'clearInterval'] });
  localStorage.clear();
});

describe('a code is asked for', () => {
  test('T9 X7 once when the page opens, and the page says so', async () => {
    const asked = sendCodes();
    openPage();
    expect(
      await screen.findByText(
        'Un cod de authentificare a fost trimis catre canalul de comunicare asociat contului curent.',
      ),
    ).toBeVisible();
    const code = await field();
    await waitFor(() => expect(code).toHaveFocus());
    expect(asked.times).toBe(1);
  });

  test('T9 not again by a reload while it runs; the time goes on where it was', async () => {
    const asked = sendCodes();
    const first = openPage();
    await screen.findByText('Codul expiră în 5:00.', { ignore: '[aria-live]' });
    await letPass(2);
    first.unmount();

    openPage();
    expect(await screen.findByText('Codul expiră în 3:00.', { ignore: '[aria-live]' })).toBeVisible();
    expect(asked.times).toBe(1);
  });

  test('T9 again at 0, and not before', async () => {
    const asked = sendCodes();
    const { user } = openPage();
    await field();
    await letPass(4.9);
    expect(screen.queryByRole('button', { name: 'Trimite alt cod' })).not.toBeInTheDocument();
    await letPass(0.1);
    await user.click(screen.getByRole('button', { name: 'Trimite alt cod' }));
    await screen.findByText('Codul expiră în 5:00.', { ignore: '[aria-live]' });
    const anew = await field();
    await waitFor(() => expect(anew).toHaveFocus());
    expect(asked.times).toBe(2);
  });

  test('T9 a browser whose clock is an hour fast still counts down from five minutes', async () => {
    vi.setSystemTime(Date.parse(now) + minutes(60));
    sendCodes();
    openPage();
    expect(await screen.findByText('Codul expiră în 5:00.', { ignore: '[aria-live]' })).toBeVisible();
  });

  test('X7 and cannot be sent: the page says whom to ask, and lets try again', async () => {
    const asked = sendCodes(() => aCodeSending({ code_generated: false, expire_time: null }));
    const { user } = openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erorare generare cod de acces! Va rugam contactati un administrator!',
    );
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
    await waitFor(() => expect(asked.times).toBe(2));
  });

  test('X7 a server that cannot answer is told in the same words, with what is the matter', async () => {
    server.use(mock(generateOneTimePassword, problem(429, 'rate_limited')));
    openPage();
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Erorare generare cod de acces! Va rugam contactati un administrator!');
    expect(told).toHaveTextContent('Prea multe cereri într-un timp scurt.');
  });

  test('T9 X7 too often: nothing is sent until the block is over', async () => {
    const blocked = { code_generated: false, expire_time: null, block_until: inMinutes(15) };
    const asked = sendCodes(() => aCodeSending(asked.times === 1 ? blocked : {}));
    server.use(mock(refreshToken, { status: 200, body: authTokens(otilia) }));
    const { user } = openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Contul este temporar blocat. Incearca din nou mai tarziu!',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(/peste 15:00/, { ignore: '[aria-live]' })).toBeVisible();

    await letPass(15);
    await user.click(screen.getByRole('button', { name: 'Trimite alt cod' }));
    expect(await field()).toBeVisible();
  });
});

describe('the code', () => {
  async function confirmed(typed: string, answer = aCodeAnswer()) {
    sendCodes();
    const sent: unknown[] = [];
    server.use(
      mock(verifyOneTimePassword, ({ body }) => {
        sent.push(body);
        return { status: 200, body: answer };
      }),
    );
    const opened = openPage({ search: '?returnUrl=%2Fassignments%2Fworklist' });
    await opened.user.click(await field());
    if (typed) await opened.user.paste(typed);
    await opened.user.click(confirm());
    return { ...opened, sent };
  }

  test('T9 that is right leads to where the login was to lead; spaces of a pasted one do not matter', async () => {
    const tokens = authTokens(aProfile());
    const { sent } = await confirmed(' 1234 5678 ', aCodeAnswer({ success: true, newAuthContext: tokens }));
    expect(await screen.findByRole('heading', { name: '/assignments/worklist' })).toBeVisible();
    expect(sent).toEqual([{ code: 12_345_678 }]);
  });

  test('T9 that is right leads to the new password when one is due, and keeps the address', async () => {
    const tokens = authTokens(aProfile({ kind: 'renew' }));
    const { router } = await confirmed('12345678', aCodeAnswer({ success: true, newAuthContext: tokens }));
    expect(await screen.findByRole('heading', { name: '/renew-password' })).toBeVisible();
    expect(router.state.location.search).toBe('?returnUrl=%2Fassignments%2Fworklist');
  });

  test('X7 that is wrong says "Cod invalid!" and is ready to be typed over', async () => {
    const { user } = await confirmed('12345678');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cod invalid!');
    expect(await field()).toHaveFocus();
    await user.keyboard('87654321');
    expect(await field()).toHaveValue('87654321');
    expect(confirm()).toBeEnabled();
  });

  test('X7 T9 that was wrong too often blocks the account, and the page counts down to its end', async () => {
    await confirmed('12345678', aCodeAnswer({ is_blocked: true, block_until: inMinutes(15) }));
    expect(await screen.findByText('Cont blocat! Va rugam contactati un administrator!')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(/peste 15:00/, { ignore: '[aria-live]' })).toBeVisible();
  });

  test('T9 blocked for good: no time is told and nothing can be asked for', async () => {
    await confirmed('12345678', aCodeAnswer({ is_blocked: true }));
    expect(await screen.findByText('Cont blocat! Va rugam contactati un administrator!')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Trimite alt cod' })).not.toBeInTheDocument();
  });

  test.each([
    ['', 'Completați acest câmp.'],
    ['12a4', 'Codul are numai cifre.'],
    ['-1', 'Codul nu poate fi mai mic decât 0.'],
  ])('V7 is a number, required and at least 0: "%s" says "%s" and is not sent', async (typed, text) => {
    const { sent } = await confirmed(typed);
    expect(await field()).toHaveAccessibleDescription(new RegExp(text));
    expect(sent).toEqual([]);
  });

  test('is offered by the phone and typed on its number pad', async () => {
    sendCodes();
    openPage();
    expect(await field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await field()).toHaveAttribute('inputmode', 'numeric');
  });
});

test('whoever wants to sign in as somebody else goes back to the login', async () => {
  sendCodes();
  server.use(mock(logout, { status: 200, body: { success: true } }));
  const { user } = openPage({ search: '?returnUrl=%2Fassignments%2Fworklist' });
  await user.click(screen.getByRole('button', { name: 'Autentificare cu alt utilizator' }));
  expect(await screen.findByRole('heading', { name: '/login' })).toBeVisible();
});

test('whoever owes no code is led on at once', async () => {
  openPage({ profile: aProfile() });
  expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
});
