import { expect, test } from 'vitest';
import { nearer, nextMost } from './row-range.ts';

test('F9 rows that come into sight are drawn a few in each frame, those that leave it go at once', () => {
  const scrolled = { from: 10, to: 50 };
  expect(nearer({ from: 0, to: 40 }, scrolled, 6)).toEqual({ from: 10, to: 46 });
  expect(nearer({ from: 10, to: 46 }, scrolled, 6)).toEqual(scrolled);
  expect(nearer(scrolled, scrolled, 6)).toEqual(scrolled);
  expect(nearer(scrolled, { from: 0, to: 40 }, 6)).toEqual({ from: 4, to: 40 });
});

test('F9 after a jump the middle of the window is drawn first, then the side that lacks more', () => {
  const wanted = { from: 500, to: 540 };
  const first = nearer({ from: 0, to: 40 }, wanted, 6);
  expect(first).toEqual({ from: 520, to: 525 });
  const second = nearer(first, wanted, 6);
  expect(second).toEqual({ from: 514, to: 525 });
  expect(nearer(second, wanted, 6)).toEqual({ from: 514, to: 531 });
});

test('at the end of a list no rows are drawn that are not there', () => {
  expect(nearer({ from: 0, to: 5 }, { from: 98, to: 99 }, 6)).toEqual({ from: 98, to: 99 });
});

test('F9 a quick computer draws the window in a frame or two, a slow one a few rows at a time', () => {
  let [quick, slow] = [6, 6];
  for (let frame = 0; frame < 5; frame += 1) {
    quick = nextMost(quick, quick * 0.1);
    slow = nextMost(slow, slow * 2.5);
  }
  expect(quick).toBeGreaterThan(40);
  expect(slow).toBeLessThan(15);
  // Fewer than these would not keep up with a wheel, however slow the computer.
  expect(nextMost(slow, 1000)).toBe(8);
});
