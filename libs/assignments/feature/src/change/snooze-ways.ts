import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { instantsOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { AssignmentChange } from './assignment-change.ts';

/** The ways in which work is put off, in the order in which they are offered. */
export const snoozeWays = [
  'tomorrow',
  'threeDays',
  'nextWeek',
  'onDate',
  'onDocument',
  'onReply',
  'onAppointment',
] as const;

/** One of them. */
export type SnoozeWay = (typeof snoozeWays)[number];

/** What brings work back before its day. */
const eventOf: Partial<Record<SnoozeWay, Schema<'SnoozeEvent'>>> = {
  onDocument: 'document',
  onReply: 'reply',
  onAppointment: 'appointment',
};

/** Whether a day belongs to it. */
export function asksForDate(way: SnoozeWay): boolean {
  return way === 'onDate' || eventOf[way] !== undefined;
}

// Before the working day begins: whoever opens the list in the morning finds it there.
const morning = '07:00';

/** Putting off in one of the ways, seen from `today`; `date` is the day chosen for it. */
export function snoozeOf(way: SnoozeWay, date: LocalDate, today: LocalDate): AssignmentChange {
  const until = morningOf(dayOf(way, date, today));
  const event = eventOf[way];
  return event === undefined ? { action: 'snooze', until } : { action: 'snooze', until, for: event };
}

function dayOf(way: SnoozeWay, date: LocalDate, today: LocalDate): LocalDate {
  if (way === 'tomorrow') return addDays(today, 1);
  if (way === 'threeDays') return addDays(today, 3);
  if (way === 'nextWeek') return addDays(today, daysToMonday(today));
  return date;
}

/** One to seven: a Monday leads to the next one. */
function daysToMonday(day: LocalDate): number {
  return 7 - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
}

function morningOf(date: LocalDate): string {
  const [instant] = instantsOf({ date, time: morning });
  if (!instant) throw new RangeError(`${date} has no ${morning}`);
  return instant.toISOString();
}
