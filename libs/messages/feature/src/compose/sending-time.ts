import { addDays, isLocalDate } from '@dosar/kernel/dates';
import { instantsOf, localTimeOf, type LocalTime } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';

/** Day and time as they are typed, `2026-11-27T09:00`, whole or not; empty for a message that leaves now. */
export type TypedTime = string;

const evening = '18:00';
const morning = '09:00';
const mostDaysAhead = 30;

/** Times to choose with one click: this evening while it is ahead, tomorrow morning. */
export function offeredTimes(now: Date): { id: 'evening' | 'morning'; time: TypedTime }[] {
  const { date, time } = localTimeOf(now);
  return [
    ...(time < evening ? [{ id: 'evening' as const, time: typedTime({ date, time: evening }) }] : []),
    { id: 'morning', time: typedTime({ date: addDays(date, 1), time: morning }) },
  ];
}

/** A day and a time as one text. */
export function typedTime({ date, time }: LocalTime): TypedTime {
  return `${date}T${time}`;
}

/** The day and the time of such a text, as far as they are typed. */
export function partsOf(typed: TypedTime): LocalTime {
  const [date = '', time = ''] = typed.split('T');
  return { date, time };
}

/** When a message leaves, or why it cannot be sent with that time. */
export function departureOf(
  typed: TypedTime,
  now: Date,
): { at: Date } | { fault: 'needsTime' | 'timePassed' | 'timeTooFar' } {
  const { date, time } = partsOf(typed);
  if (!isLocalDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { fault: 'needsTime' };
  // In the night in which an hour comes twice the first of both is meant.
  const [at] = instantsOf({ date, time });
  if (at === undefined) return { fault: 'needsTime' };
  if (at <= now) return { fault: 'timePassed' };
  const last = now.getTime() + mostDaysAhead * 86_400_000;
  return at.getTime() > last ? { fault: 'timeTooFar' } : { at };
}

/** Whether a text message at that time would ring outside of the hours of text messages, in Romanian time. */
export function isInQuietHours(at: Date, { from, until }: Schema<'Recipients'>['sms_hours']): boolean {
  const { time } = localTimeOf(at);
  return time >= until || time < from;
}
