import { expect, test } from 'vitest';
import { lastNight } from './check-lists-repository.ts';

test.each([
  ['in winter', '2026-01-15T12:00:00Z', '2026-01-15T01:00:00.000Z'],
  ['in summer', '2026-07-15T12:00:00Z', '2026-07-15T00:00:00.000Z'],
  ['before three in the morning', '2026-01-15T00:30:00Z', '2026-01-14T01:00:00.000Z'],
  ['after midnight in Romania, before it in Greenwich', '2026-07-15T22:00:00Z', '2026-07-15T00:00:00.000Z'],
  ['in the night without a third hour', '2026-03-29T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['in the night with the third hour twice', '2026-10-25T12:00:00Z', '2026-10-25T00:00:00.000Z'],
])('S10 the night whose look is due, %s', (_when, now, expected) => {
  expect(lastNight(new Date(now)).toISOString()).toBe(expected);
});
