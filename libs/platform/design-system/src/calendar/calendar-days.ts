import { addDays, type LocalDate } from '@dosar/kernel/dates';

/** A month without day and zone, `yyyy-MM`. */
export type LocalMonth = string;

const daysInWeek = 7;

function weekdayOf(day: LocalDate): number {
  // Weeks begin on Monday.
  return (new Date(Date.parse(day)).getUTCDay() + 6) % daysInWeek;
}

/** The month that `day` is in. */
export function monthOf(day: LocalDate): LocalMonth {
  return day.slice(0, 7);
}

/** The month that many months later; earlier for a negative number. */
export function addMonths(month: LocalMonth, months: number): LocalMonth {
  const first = new Date(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** Whole weeks from Monday to Sunday that together hold `month`. */
export function weeksOf(month: LocalMonth): LocalDate[][] {
  const first: LocalDate = `${month}-01`;
  const weeks: LocalDate[][] = [];
  for (
    let monday = addDays(first, -weekdayOf(first));
    monthOf(monday) <= month;
    monday = addDays(monday, 7)
  ) {
    weeks.push(Array.from({ length: daysInWeek }, (_, offset) => addDays(monday, offset)));
  }
  return weeks;
}

/** Where a key leads from `day`; `undefined` for keys that mean nothing here. */
export function dayByKey(day: LocalDate, key: string): LocalDate | undefined {
  const weekday = weekdayOf(day);
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -daysInWeek,
    ArrowDown: daysInWeek,
    Home: -weekday,
    End: daysInWeek - 1 - weekday,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  const month = addMonths(monthOf(day), key === 'PageUp' ? -1 : 1);
  const lastDay =
    weeksOf(month)
      .flat()
      .filter((it) => monthOf(it) === month)
      .at(-1) ?? day;
  const sameDay = `${month}-${day.slice(8)}`;
  return sameDay < lastDay ? sameDay : lastDay;
}
