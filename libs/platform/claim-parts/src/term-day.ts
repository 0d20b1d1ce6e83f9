import { addDays, daysBetween, isLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { localTimeOf } from '@dosar/kernel/zone';

/** A deadline as people count with it. */
export type Term = {
  day: LocalDate;
  /** `HH:mm`; absent where it lasts to the end of its day. */
  time: string | undefined;
  /** How many calendar days remain; negative when the day has passed. */
  days: number;
  isOver: boolean;
};

// How the end of a day is written.
const lastMinute = '23:59';

/** What a date or an instant is as a deadline, in the zone in which deadlines count. */
export function termOf(value: string, now: Date): Term {
  const today = localTimeOf(now).date;
  if (isLocalDate(value)) {
    const days = daysBetween(today, value);
    return { day: value, time: undefined, days, isOver: days < 0 };
  }
  const instant = new Date(value);
  const { date, time } = localTimeOf(instant);
  return {
    day: date,
    time: time === lastMinute ? undefined : time,
    days: daysBetween(today, date),
    isOver: instant < now,
  };
}

/** How many days from Monday to Friday lie from today to `day`, the latter counted; 0 for today and earlier. */
export function weekdaysUntil({ day, days }: Pick<Term, 'day' | 'days'>): number {
  // Whole weeks have five; what is left is counted day by day.
  const weeks = Math.max(0, Math.floor(days / 7));
  let count = weeks * 5;
  for (let back = Math.max(0, days) - weeks * 7; back > 0; back -= 1) {
    const weekday = new Date(addDays(day, 1 - back)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** Day and month as in `26.11`, with the year where it is another one than now. */
export function shortDay(day: LocalDate, now: Date): string {
  const [year, month, date] = day.split('-');
  return localTimeOf(now).date.startsWith(`${year}-`) ? `${date}.${month}` : `${date}.${month}.${year}`;
}
