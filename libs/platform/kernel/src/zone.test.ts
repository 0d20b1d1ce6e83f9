import { expect, test } from 'vitest';
import {
  endOfDay,
  formatInstant,
  instantOf,
  instantsOf,
  localDateOf,
  localTimeOf,
  startOfDay,
} from './zone.ts';

const iso = (instants: Date[]) => instants.map((instant) => instant.toISOString());

test('an instant is shown as DD.MM.YYYY HH:mm in Bucharest, in winter and in summer', () => {
  expect(formatInstant(new Date('2026-01-15T21:59:30Z'))).toBe('15.01.2026 23:59');
  expect(formatInstant(new Date('2026-07-15T21:30:00Z'))).toBe('16.07.2026 00:30');
});

test('the day of an instant is the day in Bucharest', () => {
  expect(localDateOf(new Date('2026-07-15T20:59:59.999Z'))).toBe('2026-07-15');
  expect(localDateOf(new Date('2026-07-15T21:00:00Z'))).toBe('2026-07-16');
});

test('midnight is 00:00, not 24:00', () => {
  expect(localTimeOf(new Date('2026-01-14T22:00:00Z'))).toEqual({ date: '2026-01-15', time: '00:00' });
});

test('a clock time names one instant on an ordinary day', () => {
  expect(instantOf({ date: '2026-01-15', time: '10:00' })).toEqual({
    instant: new Date('2026-01-15T08:00:00Z'),
  });
  expect(instantOf({ date: '2026-07-15', time: '10:00' })).toEqual({
    instant: new Date('2026-07-15T07:00:00Z'),
  });
});

test('the hour that the change to summer time skips does not exist', () => {
  expect(instantOf({ date: '2026-03-29', time: '02:59' })).toEqual({
    instant: new Date('2026-03-29T00:59:00Z'),
  });
  expect(instantOf({ date: '2026-03-29', time: '03:00' })).toEqual({ fault: 'nonexistent_time' });
  expect(instantOf({ date: '2026-03-29', time: '03:30' })).toEqual({ fault: 'nonexistent_time' });
  expect(instantOf({ date: '2026-03-29', time: '04:00' })).toEqual({
    instant: new Date('2026-03-29T01:00:00Z'),
  });
});

test('the hour that the change to winter time repeats is ambiguous', () => {
  expect(instantOf({ date: '2026-10-25', time: '02:59' })).toEqual({
    instant: new Date('2026-10-24T23:59:00Z'),
  });
  expect(instantOf({ date: '2026-10-25', time: '03:30' })).toEqual({ fault: 'ambiguous_time' });
  expect(iso(instantsOf({ date: '2026-10-25', time: '03:30' }))).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ]);
  expect(instantOf({ date: '2026-10-25', time: '04:00' })).toEqual({
    instant: new Date('2026-10-25T02:00:00Z'),
  });
});

test('a day has 23 hours in March and 25 in October', () => {
  const hours = (date: string) => (endOfDay(date).getTime() - startOfDay(date).getTime()) / 3_600_000;

  expect(hours('2026-03-29')).toBe(23);
  expect(hours('2026-10-25')).toBe(25);
  expect(hours('2026-06-01')).toBe(24);
});

test.each([2025, 2026, 2027, 2028, 2029, 2030])(
  'around the changes of %s every hour comes back as it was',
  (year) => {
    for (const change of [Date.UTC(year, 2, 24), Date.UTC(year, 9, 24)]) {
      for (let hour = 0; hour < 9 * 24; hour += 1) {
        const instant = change + hour * 3_600_000;
        expect(instantsOf(localTimeOf(new Date(instant))).map(Number)).toContain(instant);
      }
    }
  },
);

test('the clock of every hour is that of the platform, around each change of the zone and before there were hours', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Bucharest',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const hour = 3_600_000;
  // 1931: the zone leaves the sun's time of Bucharest. 1979 and 1993 change by rules of their own.
  for (const year of [1931, 1979, 1993, 2026]) {
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += hour) {
      const { date, time } = localTimeOf(new Date(at));
      expect(`${date} ${time}`).toBe(platform.format(at));
    }
  }
});

test('the first and the last years of the calendar have clocks too', () => {
  // By the sun of Bucharest: 1 hour, 44 minutes and 24 seconds.
  expect(localTimeOf(new Date('0099-06-01T12:00:00Z'))).toEqual({ date: '0099-06-01', time: '13:44' });
  expect(endOfDay('9999-12-31').toISOString()).toBe('9999-12-31T22:00:00.000Z');
});
