import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startChallenge, verifyChallenge, type ChallengeAnswer } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { aChallenge, aTrackerEvent, now, server } from '@dosar/testing';
import { answerAsUsual, openTracker, stopClock, trackerTokens } from './tracker-fixture.tsx';

const address = '/status/DM26R0000001?org_code=demo';
const inMinutes = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

const refused: ChallengeAnswer = {
  code_validated: false,
  is_blocked: false,
  block_until: null,
  currentEvent: null,
  newAuthContext: null,
};

beforeEach(() => {
  stopClock();
  answerAsUsual();
});

/** What waits for the clock has to have begun before it moves: this gives it the moment. */
const letPass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('T8 the right code opens the case', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(verifyChallenge, ({ body }) => {
      sent.push(body);
      const answer = {
        ...refused,
        code_validated: true,
        currentEvent: aTrackerEvent(),
        newAuthContext: trackerTokens(),
      };
      return { status: 200, body: answer };
    }),
  );
  const { user } = openTracker(address);

  await user.click(await screen.findByLabelText('Access code'));
  await user.paste(' abc-234 ');
  await user.click(screen.getByRole('button', { name: 'Open the case' }));

  expect(await screen.findByRole('heading', { name: 'Constatare programată' })).toHaveFocus();
  expect(sent).toEqual([expect.objectContaining({ case_no: 'DM26R0000001', code: 'ABC234' })]);
});

test('V8 K7 a code is required and has exactly six characters; nothing else is sent', async () => {
  const { user } = openTracker(address);
  const field = await screen.findByLabelText('Access code');

  await user.click(screen.getByRole('button', { name: 'Open the case' }));
  expect(field).toHaveAccessibleDescription(/Enter the access code/);
  expect(field).toHaveFocus();

  await user.type(field, 'ABC23');
  await user.click(screen.getByRole('button', { name: 'Open the case' }));
  expect(field).toHaveAccessibleDescription(/exactly 6 characters/);

  await user.type(field, '45');
  expect(field).toHaveValue('ABC234');
});

test('a wrong code says so in the words of the organisation and leaves another try', async () => {
  server.use(mock(verifyChallenge, { status: 200, body: refused }));
  const { user } = openTracker(address);

  await user.type(await screen.findByLabelText('Access code'), 'ABC234');
  await user.click(screen.getByRole('button', { name: 'Open the case' }));

  expect(await screen.findByText('Codul nu este corect.')).toBeVisible();
  expect(screen.getByLabelText('Access code')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Open the case' })).toBeEnabled();
});

test('T8 S15 another code can be asked for when the countdown reaches 0, not before', async () => {
  let challenges = 0;
  server.use(
    mock(startChallenge, () => {
      challenges += 1;
      const expireTime = new Date(Date.now() + 5 * 60_000).toISOString();
      return { status: 200, body: aChallenge({ expire_time: expireTime }) };
    }),
  );
  const { user } = openTracker(address);

  expect(await screen.findByText(/valid for 5:00/, { ignore: '[aria-live]' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeDisabled();

  await letPass(299_000);
  expect(screen.getByText(/valid for 0:01/, { ignore: '[aria-live]' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeDisabled();

  await letPass(1000);
  await user.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(await screen.findByText(/Enter the code of the last message/)).toBeVisible();
  expect(challenges).toBe(2);
});

test('a page that the phone has reloaded goes on with the code that was sent', async () => {
  let challenges = 0;
  server.use(
    mock(startChallenge, () => {
      challenges += 1;
      return { status: 200, body: aChallenge({ expire_time: inMinutes(5) }) };
    }),
  );
  const first = openTracker(address);
  await screen.findByLabelText('Access code');
  first.unmount();

  openTracker(address);
  expect(await screen.findByLabelText('Access code')).toBeVisible();
  expect(challenges).toBe(1);
});

test('X9 T8 the last wrong code blocks, with the exact words and the time of the next try', async () => {
  server.use(
    mock(verifyChallenge, {
      status: 200,
      body: { ...refused, is_blocked: true, block_until: inMinutes(15) },
    }),
  );
  const { user } = openTracker(address, { locale: 'ro' });

  await user.type(await screen.findByLabelText('Cod de acces'), 'ABC234');
  await user.click(screen.getByRole('button', { name: 'Deschideți dosarul' }));

  expect(
    await screen.findByText('Numarul maxim de incercari a fost atins. Incearca din nou mai tarziu!'),
  ).toBeVisible();
  // 10:15 in UTC is a quarter past twelve in Bucharest.
  expect(screen.getByText(/din nou la 12:15, peste 15:00/, { ignore: '[aria-live]' })).toBeVisible();
  expect(screen.queryByLabelText('Cod de acces')).not.toBeInTheDocument();
});

test('X9 T8 a blocked case says so with the exact words and opens again by itself', async () => {
  server.use(
    mock(startChallenge, { status: 200, body: aChallenge({ status: 'blocked', block_until: inMinutes(2) }) }),
  );
  const { user } = openTracker(address, { locale: 'ro' });

  expect(await screen.findByText('Acces blocat. Incearca din nou mai tarziu!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Trimiteți alt cod' })).toBeDisabled();

  server.use(mock(startChallenge, { status: 200, body: aChallenge() }));
  await letPass(120_000);
  await user.click(screen.getByRole('button', { name: 'Trimiteți alt cod' }));
  expect(await screen.findByLabelText('Cod de acces')).toBeVisible();
});

test.each([
  [
    'the server cannot make a code',
    mock(startChallenge, { status: 200, body: aChallenge({ status: 'error' }) }),
  ],
  ['the call fails', mock(startChallenge, problem(500, 'internal_error'))],
])('X9 T8 the exact words of the challenge error appear when %s', async (_, answer) => {
  server.use(answer);
  openTracker(address, { locale: 'ro' });
  expect(
    await screen.findByText(
      'Eroare! Codul de acces nu a putut fi generat. Va rugam sa incercati din nou mai tarziu.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Încercați din nou' })).toBeEnabled();
});

test('a code that could not be checked is kept, so that it can be sent again', async () => {
  server.use(mock(verifyChallenge, problem(503, 'database_unavailable')));
  const { user } = openTracker(address);

  await user.type(await screen.findByLabelText('Access code'), 'ABC234');
  await user.click(screen.getByRole('button', { name: 'Open the case' }));

  expect(await screen.findByText(/could not be checked/)).toBeVisible();
  expect(screen.getByLabelText('Access code')).toHaveValue('ABC234');
});

test('no code is sent while nobody looks at the page', async () => {
  let challenges = 0;
  server.use(
    mock(startChallenge, () => {
      challenges += 1;
      return { status: 200, body: aChallenge() };
    }),
  );
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  openTracker(address);
  await screen.findByText('Preparing the access code…');
  expect(challenges).toBe(0);

  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(challenges).toBe(1));
});
