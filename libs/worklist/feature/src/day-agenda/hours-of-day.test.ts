import { expect, test } from 'vitest';
import { hoursAround, minutesOf, placesOnLine } from './hours-of-day.ts';

test('a day is shown from eight to five, and longer where something is earlier or later', () => {
  const hours = (...times: string[]) => hoursAround(times.map(minutesOf)).map(({ hour }) => hour);
  expect(hours()).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(hours('06:30', '18:15')).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
});

test('whoever looks before eight or after five sees where the day stands, but not at night', () => {
  const first = (now: string) => hoursAround([], minutesOf(now))[0]?.hour;
  expect([first('06:56'), first('03:00')]).toEqual([6, 8]);
  expect(hoursAround([], minutesOf('19:10')).at(-1)?.hour).toBe(19);
});

test('near the end of an hour the next one is there, so that nothing lies over the present moment', () => {
  const last = (now: string) => hoursAround([], minutesOf(now)).at(-1)?.hour;
  expect([last('18:30'), last('18:57'), last('20:59')]).toEqual([18, 19, 21]);
});

test('an hour is not written within a quarter of an hour of the present moment', () => {
  const hidden = (now: string) =>
    hoursAround([], minutesOf(now))
      .filter(({ isWritten }) => !isWritten)
      .map(({ hour }) => hour);
  expect(hidden('10:12')).toEqual([10]);
  expect(hidden('09:45')).toEqual([10]);
  expect(hidden('10:16')).toEqual([]);
});

test('what happens at the same time stands below each other, and the rest at its time', () => {
  expect(placesOnLine(['09:00', '09:00', '09:10', '12:00'].map(minutesOf))).toEqual([540, 564, 588, 720]);
});
