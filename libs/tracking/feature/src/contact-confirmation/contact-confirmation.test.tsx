/// <reference types="@dosar/vite-config/client" />
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from 'virtual:dosar/test-messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { confirmContact } from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { LightLocaleProvider } from '@dosar/i18n/light';
import { aContactConfirmation, server } from '@dosar/testing';
import { ContactConfirmation } from './contact-confirmation.tsx';

const key = 'demo-contact-key-00000001';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

function openLink(confirmationKey = key, locale: 'ro' | 'en' = 'en') {
  localStorage.setItem('dosar.locale', locale);
  return render(
    <LightLocaleProvider source={(wanted) => ({ locale: wanted, messages: texts[wanted] })}>
      <ContactConfirmation confirmationKey={confirmationKey} />
    </LightLocaleProvider>,
  );
}

test('S16 T10 R15 the page is loading until the channel is confirmed, and then says so', async () => {
  const headers: (string | null)[] = [];
  server.use(
    mock(confirmContact, (request) => {
      headers.push(request.headers.get('X-Requested-With'));
      return { status: 200, body: aContactConfirmation() };
    }),
  );
  openLink();
  expect(screen.getByRole('status')).toHaveTextContent('Confirming your contact details…');

  await vi.advanceTimersByTimeAsync(1000);
  expect(await screen.findByRole('heading', { name: 'Your contact details are confirmed' })).toBeVisible();
  expect(headers).toEqual(['dosar']);
});

test('the page is nobody’s until the key is accepted, and the organisation’s from then on', async () => {
  server.use(mock(confirmContact, { status: 200, body: aContactConfirmation() }));
  openLink();
  expect(screen.getByRole('banner')).not.toHaveTextContent('Dosar');

  await vi.advanceTimersByTimeAsync(1000);
  await screen.findByRole('heading', { name: 'Your contact details are confirmed' });
  expect(screen.getByRole('banner')).toHaveTextContent('Asigurarea Demo');
});

test('the logo of the organisation stands for its name', async () => {
  const { branding } = aContactConfirmation().organisation;
  const body = aContactConfirmation({ branding: { ...branding, logo_url: 'https://demo.example/logo.svg' } });
  server.use(mock(confirmContact, { status: 200, body }));
  openLink();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await screen.findByRole('img', { name: 'Asigurarea Demo' })).toHaveAttribute(
    'src',
    'https://demo.example/logo.svg',
  );
});

test('nothing is confirmed before somebody has looked at the page for a second', async () => {
  const calls: string[] = [];
  server.use(
    mock(confirmContact, ({ path }) => {
      calls.push(path.key);
      return { status: 200, body: aContactConfirmation() };
    }),
  );
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  openLink();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);

  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1000);
  await screen.findByRole('heading', { name: 'Your contact details are confirmed' });
  expect(calls).toEqual([key]);
});

test.each([
  ['unknown', key, problem(404, 'not_found')],
  ['malformed', 'x', problem(400, 'validation_failed')],
])('a key that is %s gets the same page', async (_, confirmationKey, answer) => {
  server.use(mock(confirmContact, answer));
  openLink(confirmationKey, 'ro');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await screen.findByRole('heading', { name: 'Acest link nu funcționează' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Dosar');
});

test('a server that does not answer can be asked again', async () => {
  server.use(mock(confirmContact, problem(503, 'database_unavailable')));
  openLink();
  await vi.advanceTimersByTimeAsync(1000);
  await screen.findByRole('heading', { name: 'We could not confirm your contact details right now' });

  server.use(mock(confirmContact, { status: 200, body: aContactConfirmation() }));
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await screen.findByRole('heading', { name: 'Your contact details are confirmed' })).toBeVisible();
});

test('an organisation that speaks Romanian alone answers in it, and offers no other language', async () => {
  server.use(
    mock(confirmContact, { status: 200, body: aContactConfirmation({ offered_languages: ['ro'] }) }),
  );
  openLink();
  expect(screen.getByRole('button', { name: 'Română' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(localStorage.getItem('dosar.locale')).toBe('ro'));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /Română|English/ })).toBeNull());
});
