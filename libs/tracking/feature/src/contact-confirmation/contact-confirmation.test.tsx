/// <reference types="@dosar/vite-config/client" />
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from 'virtual:dosar/test-messages';
import { expect, test, vi } from 'vitest';
import { confirmContact } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { LightLocaleProvider } from '@dosar/i18n/light';
import { aContactConfirmation, server } from '@dosar/testing';
import { ContactConfirmation } from './contact-confirmation.tsx';

const key = 'demo-contact-key-00000001';

function openLink(confirmationKey = key, locale: 'ro' | 'en' = 'en') {
  localStorage.setItem('dosar.locale', locale);
  return render(
    <LightLocaleProvider source={(wanted) => ({ locale: wanted, messages: texts[wanted] })}>
      <ContactConfirmation confirmationKey={confirmationKey} />
    </LightLocaleProvider>,
  );
}

/** Presses the button, as only a person does. */
async function confirms(name = 'Yes, it is mine') {
  await userEvent.setup().click(await screen.findByRole('button', { name }));
}

test('S16 T10 R15 the button confirms: the page is loading until the channel is confirmed, and then says so', async () => {
  const headers: (string | null)[] = [];
  const answer = Promise.withResolvers<void>();
  server.use(
    mock(confirmContact, async (request) => {
      headers.push(request.headers.get('X-Requested-With'));
      await answer.promise;
      return { status: 200, body: aContactConfirmation() };
    }),
  );
  openLink();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm your contact details');
  await confirms();
  expect(screen.getByRole('status')).toHaveTextContent('Confirming your contact details…');
  answer.resolve();
  expect(await screen.findByRole('heading', { name: 'Your contact details are confirmed' })).toBeVisible();
  expect(headers).toEqual(['dosar']);
});

test('the page is nobody’s until the key is accepted, and the organisation’s from then on', async () => {
  server.use(mock(confirmContact, { status: 200, body: aContactConfirmation() }));
  openLink();
  expect(screen.getByRole('banner')).not.toHaveTextContent('Dosar');

  await confirms();
  await screen.findByRole('heading', { name: 'Your contact details are confirmed' });
  expect(screen.getByRole('banner')).toHaveTextContent('Asigurarea Demo');
});

test('the logo of the organisation stands for its name', async () => {
  const { branding } = aContactConfirmation().organisation;
  const body = aContactConfirmation({ branding: { ...branding, logo_url: 'https://demo.example/logo.svg' } });
  server.use(mock(confirmContact, { status: 200, body }));
  openLink();
  await confirms();
  expect(await screen.findByRole('img', { name: 'Asigurarea Demo' })).toHaveAttribute(
    'src',
    'https://demo.example/logo.svg',
  );
});

test('opening the link confirms nothing, however long its scripts run: mail filters open every link', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls: string[] = [];
  server.use(
    mock(confirmContact, ({ path }) => {
      calls.push(path.key);
      return { status: 200, body: aContactConfirmation() };
    }),
  );
  openLink();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole('button', { name: 'Yes, it is mine' })).toBeVisible();
  expect(calls).toEqual([]);
});

test.each([
  ['unknown', key, problem(404, 'not_found')],
  ['malformed', 'x', problem(400, 'validation_failed')],
])('a key that is %s gets the same page', async (_, confirmationKey, answer) => {
  server.use(mock(confirmContact, answer));
  openLink(confirmationKey, 'ro');
  await confirms('Da, îmi aparține');
  expect(await screen.findByRole('heading', { name: 'Acest link nu funcționează' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Dosar');
});

test('a server that does not answer can be asked again', async () => {
  server.use(mock(confirmContact, problem(503, 'database_unavailable')));
  openLink();
  await confirms();
  await screen.findByRole('heading', { name: 'We could not confirm your contact details right now' });

  server.use(mock(confirmContact, { status: 200, body: aContactConfirmation() }));
  await confirms('Try again');
  expect(await screen.findByRole('heading', { name: 'Your contact details are confirmed' })).toBeVisible();
});

test('an organisation that speaks Romanian alone answers in it, and offers no other language', async () => {
  server.use(
    mock(confirmContact, { status: 200, body: aContactConfirmation({ offered_languages: ['ro'] }) }),
  );
  openLink();
  expect(screen.getByRole('button', { name: 'Română' })).toBeVisible();
  await confirms();
  await vi.waitFor(() => expect(localStorage.getItem('dosar.locale')).toBe('ro'));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /Română|English/ })).toBeNull());
});
