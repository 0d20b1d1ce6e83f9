import { expect, test } from 'vitest';
import { departure } from './departure.ts';

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
