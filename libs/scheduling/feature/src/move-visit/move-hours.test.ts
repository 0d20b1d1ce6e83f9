import { expect, test } from 'vitest';
import { startsWithin } from './move-hours.ts';

const open = (from: string, until: string) => ({
  starts_at: `2026-03-04T${from}:00Z`,
  ends_at: `2026-03-04T${until}:00Z`,
});

test('B2 hours that are offered for a move are those of the place and the day, as long as the visit still ends in them', () => {
  expect(startsWithin([open('06:00', '07:15'), open('10:05', '11:00')], '2026-03-04', 45)).toEqual([
    '08:00',
    '08:15',
    '08:30',
    '12:15',
  ]);
});

test('B2 a day on which the place is closed offers none', () => {
  expect(startsWithin([open('06:00', '10:00')], '2026-03-05', 45)).toEqual([]);
  expect(startsWithin([open('06:00', '06:30')], '2026-03-04', 45)).toEqual([]);
});
