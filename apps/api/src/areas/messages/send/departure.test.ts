import { expect, test } from 'vitest';
import { departure } from './departure.ts';
import { endOfQuietHours } from './quiet-hours.ts';

const now = new Date('2026-03-04T08:00:00.000Z');
const leaves = (chosen?: string) => departure(now, chosen).toISOString();

test('a message that is sent now leaves ten seconds later', () => {
  expect(leaves()).toBe('2026-03-04T08:00:10.000Z');
});

test.each([
  ['is past', '2026-03-04T07:00:00.000Z', '2026-03-04T08:00:10.000Z'],
  ['is a moment ahead', '2026-03-04T08:00:09.999Z', '2026-03-04T08:00:10.000Z'],
  ['is more than ten seconds ahead', '2026-03-04T08:00:10.001Z', '2026-03-04T08:00:10.001Z'],
  ['is thirty days ahead', '2026-04-03T08:00:00.000Z', '2026-04-03T08:00:00.000Z'],
])(
  'a message whose chosen time %s leaves then, and ten seconds from now at the earliest',
  (_, chosen, at) => {
    expect(leaves(chosen)).toBe(at);
  },
);

test('no time more than thirty days ahead can be chosen', () => {
  expect(() => leaves('2026-04-03T08:00:00.001Z')).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ fields: [{ field: 'send_at', code: 'invalid_value' }] }),
    }),
  );
});

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
  expect(endOfQuietHours(new Date(written))?.toISOString()).toBe(leavesAt);
});

test.each([
  ['at eight in the morning', '2026-03-04T06:00:00Z'],
  ['one minute before eight in the evening', '2026-03-04T17:59:59Z'],
])('a text message that is written %s leaves at once', (_, written) => {
  expect(endOfQuietHours(new Date(written))).toBeUndefined();
});
