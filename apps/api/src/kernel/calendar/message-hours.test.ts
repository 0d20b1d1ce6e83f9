import { expect, test } from 'vitest';
import { endOfQuietHours } from './message-hours.ts';

const hours = { from: '08:00', until: '20:00' };

test.each([
  [
    'in winter one minute before eight it waits for eight',
    '2026-03-04T05:59:00Z',
    '2026-03-04T06:00:00.000Z',
  ],
  ['after midnight it waits for eight of the same day', '2026-03-03T22:00:00Z', '2026-03-04T06:00:00.000Z'],
  [
    'at eight in the evening it waits for the next morning',
    '2026-03-04T18:00:00Z',
    '2026-03-05T06:00:00.000Z',
  ],
  [
    'in the night before summer time begins it waits for eight of the new time',
    '2026-03-28T20:00:00Z',
    '2026-03-29T05:00:00.000Z',
  ],
])('a text message: %s', (_, written, leavesAt) => {
  expect(endOfQuietHours(new Date(written), hours)?.toISOString()).toBe(leavesAt);
});

test.each([
  ['at eight in the morning', '2026-03-04T06:00:00Z'],
  ['one minute before eight in the evening', '2026-03-04T17:59:59Z'],
])('a text message that is written %s leaves at once', (_, written) => {
  expect(endOfQuietHours(new Date(written), hours)).toBeUndefined();
});

test('an organisation that writes from nine to five lets a message of the evening wait for nine', () => {
  const short = { from: '09:00', until: '17:00' };
  expect(endOfQuietHours(new Date('2026-03-04T15:00:00Z'), short)?.toISOString()).toBe(
    '2026-03-05T07:00:00.000Z',
  );
  expect(endOfQuietHours(new Date('2026-03-04T14:59:59Z'), short)).toBeUndefined();
});
