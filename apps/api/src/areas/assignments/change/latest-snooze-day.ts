import { addDays, type LocalDate } from '@dosar/kernel/dates';

const workingDaysLeft = 2;

/** The last day until which work may be put off: two working days remain before its legal deadline. */
export function latestSnoozeDay(legalDueDate: LocalDate, holidays: ReadonlySet<LocalDate>): LocalDate {
  let day = legalDueDate;
  for (let left = workingDaysLeft; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: LocalDate, holidays: ReadonlySet<LocalDate>): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}
