import { addDays, type LocalDate } from './dates.ts';

/** Whether people work on a day: it is neither on a weekend nor among the `holidays`. */
export function isWorkingDay(day: LocalDate, holidays: ReadonlySet<LocalDate>): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** The day itself when people work on it, otherwise the next one on which they do. */
export function workingDayFrom(day: LocalDate, holidays: ReadonlySet<LocalDate>): LocalDate {
  let working = day;
  while (!isWorkingDay(working, holidays)) working = addDays(working, 1);
  return working;
}

/** The working day that many working days later; earlier for a negative number. */
export function addWorkingDays(day: LocalDate, days: number, holidays: ReadonlySet<LocalDate>): LocalDate {
  const step = Math.sign(days);
  let reached = day;
  for (let left = Math.abs(days); left > 0;) {
    reached = addDays(reached, step);
    if (isWorkingDay(reached, holidays)) left -= 1;
  }
  return reached;
}
