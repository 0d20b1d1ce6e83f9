import { createElement } from 'react';
import { expect, test } from 'vitest';
import { hoursFor, placed } from './day-plan.ts';

const event = (start: string, end: string) => ({
  id: start,
  personId: '1',
  title: start,
  start,
  end,
  link: createElement('a'),
});

test('events that overlap stand in lanes of their own, and a lane is used again when it is free', () => {
  const plan = placed([event('10:30', '12:00'), event('09:00', '11:00'), event('11:00', '11:30')]);

  expect(plan.map(({ event: { start }, hour, lane }) => `${start} ${hour} ${lane}`)).toEqual([
    '09:00 9 0',
    '10:30 10 1',
    '11:00 11 0',
  ]);
});

test('the grid shows the usual hours and those that an event needs', () => {
  expect(hoursFor([], { from: 8, to: 10 })).toEqual([8, 9]);
  expect(hoursFor([event('07:30', '08:00'), event('09:00', '11:15')], { from: 8, to: 10 })).toEqual([
    7, 8, 9, 10, 11,
  ]);
});
