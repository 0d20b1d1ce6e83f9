import { describe, expect, test } from 'vitest';
import { isWithin, joined, overlaps, spanOn, weekdayOf, without } from './spans.ts';

const hour = 3_600_000;
const utc = (text: string) => Date.parse(`${text}:00Z`);
const span = (from: number, until: number) => ({ from, until });

describe('B2 hours on the clock of Bucharest', () => {
  test('a day of winter, and one of summer', () => {
    expect(spanOn('2026-03-05', { from_minute: 480, to_minute: 720 })).toEqual(
      span(utc('2026-03-05T06:00'), utc('2026-03-05T10:00')),
    );
    expect(spanOn('2026-07-01', { from_minute: 0, to_minute: 1440 })).toEqual(
      span(utc('2026-06-30T21:00'), utc('2026-07-01T21:00')),
    );
  });

  test('on the day on which the clock is put forward, the hour that it skips is not there', () => {
    const day = '2026-03-29';
    expect(spanOn(day, { from_minute: 0, to_minute: 1440 })).toEqual(
      span(utc('2026-03-28T22:00'), utc('2026-03-29T21:00')),
    );
    // From 3 to 4 in the morning nothing is: hours that begin or end in it do so at 4.
    expect(spanOn(day, { from_minute: 180, to_minute: 300 })).toEqual(
      span(utc('2026-03-29T01:00'), utc('2026-03-29T02:00')),
    );
    expect(spanOn(day, { from_minute: 120, to_minute: 225 })).toEqual(
      span(utc('2026-03-29T00:00'), utc('2026-03-29T01:00')),
    );
    expect(spanOn(day, { from_minute: 485, to_minute: 720 }).from).toBe(utc('2026-03-29T05:05'));
  });

  test('on the day on which it is put back, the hour that comes twice counts in full', () => {
    const day = '2026-10-25';
    expect(spanOn(day, { from_minute: 0, to_minute: 1440 })).toEqual(
      span(utc('2026-10-24T21:00'), utc('2026-10-25T22:00')),
    );
    const twice = spanOn(day, { from_minute: 195, to_minute: 225 });
    expect(twice.until - twice.from).toBe(hour + hour / 2);
  });

  test('Monday is the first weekday and Sunday the seventh', () => {
    expect(['2026-03-02', '2026-03-04', '2026-03-08'].map(weekdayOf)).toEqual([1, 3, 7]);
  });
});

describe('B2 spans', () => {
  test('two that only touch have nothing in common', () => {
    expect([overlaps(span(0, 2), span(2, 4)), overlaps(span(2, 4), span(0, 2))]).toEqual([false, false]);
    expect([overlaps(span(0, 3), span(2, 4)), overlaps(span(2, 4), span(0, 3))]).toEqual([true, true]);
  });

  test('one that fills another lies within it, one that crosses a border of two does not', () => {
    expect(isWithin(span(2, 4), [span(0, 1), span(2, 4)])).toBe(true);
    expect(isWithin(span(1, 3), [span(0, 2), span(2, 4)])).toBe(false);
    expect([isWithin(span(1, 4), [span(2, 4)]), isWithin(span(2, 5), [span(2, 4)])]).toEqual([false, false]);
  });

  test('a gap leaves what is before and after it, and nothing of no length', () => {
    expect(without([span(0, 10)], span(3, 5))).toEqual([span(0, 3), span(5, 10)]);
    expect(without([span(0, 10)], span(0, 5))).toEqual([span(5, 10)]);
    expect(without([span(0, 10)], span(5, 10))).toEqual([span(0, 5)]);
    expect(without([span(0, 10), span(20, 30)], span(10, 20))).toEqual([span(0, 10), span(20, 30)]);
    expect(without([span(2, 4)], span(0, 10))).toEqual([]);
  });

  test('a gap of no length takes nothing: hours around it stay one', () => {
    expect(without([span(0, 10)], span(5, 5))).toEqual([span(0, 10)]);
  });

  test('hours that touch or overlap are one, in order, and none has no length', () => {
    const spans = [span(12, 16), span(8, 12), span(20, 20), span(15, 17), span(18, 19)];
    expect(joined(spans)).toEqual([span(8, 17), span(18, 19)]);
    expect(spans[0]).toEqual(span(12, 16));
  });
});
