import { expect, test } from 'vitest';
import { certaintyOf, reasonsFor } from './find-likely-duplicates.ts';

const report = {
  plates: ['B879WDA'],
  otherPlates: ['BV64YFW'],
  phones: ['+40722418903'],
  photoFiles: [],
  date: '2026-03-03',
  time: '14:00',
  timeUntil: '16:00',
};
const file = {
  plate: 'B879WDA',
  other_plates: [],
  date: '2026-03-03',
  time: '17:30',
  time_until: null,
  has_phone: true,
  has_photo: false,
};

test('the same car on the same day within three hours is almost certainly one report', () => {
  const reasons = reasonsFor(report, file);
  expect(reasons).toEqual(['same_plate', 'same_phone', 'same_day', 'near_hour']);
  expect(certaintyOf(reasons, false)).toBe(3);
});

test('hours that contradict each other make it another accident of the same day', () => {
  const reasons = reasonsFor(report, { ...file, time: '20:00' });
  expect(reasons).not.toContain('near_hour');
  expect(certaintyOf(reasons, true)).toBe(2);
});

test('the car of the one that is the other car of the other is the same accident', () => {
  const theirs = { ...file, plate: 'BV64YFW', other_plates: ['B879WDA'], has_phone: false };
  const reasons = reasonsFor(report, theirs);
  expect(reasons).toEqual(['other_plate', 'same_day', 'near_hour']);
  expect(certaintyOf(reasons, false)).toBe(2);
});

test('a day that was told wrong is near; two months before it is another accident', () => {
  expect(reasonsFor(report, { ...file, date: '2026-03-01' })).toContain('near_day');
  const older = reasonsFor(report, { ...file, date: '2026-01-03' });
  expect(older).toEqual(['same_plate', 'same_phone']);
  expect(certaintyOf(older, undefined)).toBe(1);
});

test('a telephone number alone says that somebody called before', () => {
  const reasons = reasonsFor(report, { ...file, plate: 'CJ01ABC', date: '2026-02-20' });
  expect(reasons).toEqual(['same_phone']);
  expect(certaintyOf(reasons, undefined)).toBe(1);
});

test('the same photo tells more than dates: of one car it is one damage, of another car perhaps one accident', () => {
  const older = { ...file, date: '2025-06-01', has_phone: false, has_photo: true };
  const ofOneCar = reasonsFor(report, older);
  expect(ofOneCar).toEqual(['same_plate', 'same_photo']);
  expect(certaintyOf(ofOneCar, undefined)).toBe(3);
  const ofAnother = reasonsFor(report, { ...older, plate: 'CJ01ABC' });
  expect(ofAnother).toEqual(['same_photo']);
  expect(certaintyOf(ofAnother, undefined)).toBe(2);
});
