import { daysBetween, isLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';

/** The calendar day of a date or an instant, in the zone in which deadlines count. */
export function deadlineDay(value: string): LocalDate {
  return isLocalDate(value) ? value : localDateOf(new Date(value));
}

/** How many calendar days remain; negative when the day has passed. Deadlines last to the end of their day. */
export function daysUntil(due: string, now: Date): number {
  return daysBetween(localDateOf(now), deadlineDay(due));
}
