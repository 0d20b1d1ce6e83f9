import { expect, test } from 'vitest';
import { notifiedChannels } from './contact-channels.ts';

const now = new Date('2026-11-20T12:00:00Z');
const notifier = { first_name: 'Ana', last_name: 'Pop', role: 'owner', preferred_channel: 'phone' } as const;

test('phone and e-mail are stored in one spelling, the preferred one marked', () => {
  const channels = notifiedChannels({ ...notifier, email: ' Ana@Example.com ', phone: '0722 123 456' }, now);
  expect(channels.map(({ kind, value, isPreferred }) => [kind, value, isPreferred])).toEqual([
    ['email', 'ana@example.com', false],
    ['phone', '+40722123456', true],
  ]);
});

test('each channel gets a key of its own that lasts a week and is stored as a hash only', () => {
  const [email, phone] = notifiedChannels(
    { ...notifier, email: 'ana@example.com', phone: '0722123456' },
    now,
  );
  expect(email?.confirmKey).toHaveLength(22);
  expect(email?.confirmKey).not.toBe(phone?.confirmKey);
  expect(email?.confirmKeyHash).toMatch(/^[0-9a-f]{64}$/);
  expect(email?.confirmKeyExpiresAt.toISOString()).toBe('2026-11-27T12:00:00.000Z');
});

test('a fixed line is kept as a contact and gets no text message', () => {
  const [phone] = notifiedChannels({ ...notifier, phone: '021 310 4422' }, now);
  expect(phone?.takesMessages).toBe(false);
});
