import { instantsOf, localTimeOf } from '@dosar/kernel/zone';
import { expect, test } from 'vitest';
import { nextReminderTime, reminderTimes, type ReminderRule } from './reminder-times.ts';

const rule: ReminderRule = {
  reminderDays: [3, 7, 14],
  reminderTime: '09:00',
  quietFrom: '20:00',
  quietUntil: '08:00',
};
// Easter 2026 with Good Friday, and Saint Andrew with the National Day.
const holidays = new Set(['2026-04-10', '2026-04-12', '2026-04-13', '2026-11-30', '2026-12-01']);

function at(date: string, time: string): Date {
  const [instant] = instantsOf({ date, time });
  if (instant === undefined) throw new Error(`${date} ${time} does not exist`);
  return instant;
}
const shown = (instant: Date) => Object.values(localTimeOf(instant)).join(' ');
const plan = (date: string, time: string, ofRule = rule) =>
  reminderTimes(at(date, time), ofRule, holidays).map(
    ({ dueAt, isMoved }) => `${shown(dueAt)}${isMoved ? ' moved' : ''}`,
  );

test('reminders leave on days 3, 7 and 14 at nine', () => {
  expect(plan('2026-11-02', '10:18')).toEqual(['2026-11-05 09:00', '2026-11-09 09:00', '2026-11-16 09:00']);
});

test.each([
  ['a weekend', '2026-11-04', ['2026-11-09 09:00 moved', '2026-11-11 09:00', '2026-11-18 09:00']],
  [
    'the long weekend of Saint Andrew',
    '2026-11-23',
    ['2026-11-26 09:00', '2026-12-02 09:00 moved', '2026-12-07 09:00'],
  ],
  ['Easter', '2026-04-06', ['2026-04-09 09:00', '2026-04-14 09:00 moved', '2026-04-20 09:00']],
])('a reminder on %s moves to the next working day', (_, sentOn, expected) => {
  expect(plan(sentOn, '10:00')).toEqual(expected);
});

test('two reminders that fall on the same working day leave on two days', () => {
  expect(plan('2026-11-25', '10:00', { ...rule, reminderDays: [4, 5, 6] })).toEqual([
    '2026-12-02 09:00 moved',
    '2026-12-03 09:00 moved',
    '2026-12-04 09:00 moved',
  ]);
});

test('a reminder whose day another one was moved to leaves a day later', () => {
  expect(plan('2026-11-04', '10:00', { ...rule, reminderDays: [3, 5] })).toEqual([
    '2026-11-09 09:00 moved',
    '2026-11-10 09:00 moved',
  ]);
});

test('days that an organisation names in any order, or twice, are reminded of one after the other, and once', () => {
  expect(plan('2026-11-02', '10:18', { ...rule, reminderDays: [14, 3, 7, 3] })).toEqual(
    plan('2026-11-02', '10:18'),
  );
});

test('the hour stays nine when the clock changes', () => {
  expect(plan('2026-10-22', '23:30')).toEqual([
    '2026-10-26 09:00 moved',
    '2026-10-29 09:00',
    '2026-11-05 09:00',
  ]);
});

test('the day of the request counts in the zone of the business', () => {
  expect(plan('2026-11-03', '00:30')[0]).toBe('2026-11-06 09:00');
});

test.each([
  ['by day on a working day it leaves at once', '2026-11-25', '10:15', '2026-11-25 10:15'],
  ['early in the morning it waits for nine', '2026-11-25', '07:59', '2026-11-25 09:00'],
  ['at eight in the morning the quiet is over', '2026-11-25', '08:00', '2026-11-25 08:00'],
  ['in the evening it waits for the next day', '2026-11-25', '20:00', '2026-11-26 09:00'],
  ['on Friday evening it waits past the holidays', '2026-11-27', '21:00', '2026-12-02 09:00'],
  ['on a Sunday it waits for Monday', '2026-11-22', '12:00', '2026-11-23 09:00'],
  ['on a holiday it waits for the working day', '2026-12-01', '12:00', '2026-12-02 09:00'],
])('%s', (_, date, time, expected) => {
  expect(shown(nextReminderTime(at(date, time), rule, holidays))).toBe(expected);
});
