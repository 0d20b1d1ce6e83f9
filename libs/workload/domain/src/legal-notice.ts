import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { addWorkingDays } from '@dosar/kernel/working-days';

/** For so many working days before a legal due date nobody puts work off, and managers know of it. */
const workingDaysOfNotice = 3;

/** The day from which a legal due date is near; work can be put off until this day at the latest. */
export function noticeDay(dueDate: LocalDate, holidays: ReadonlySet<LocalDate>): LocalDate {
  return addWorkingDays(dueDate, -workingDaysOfNotice, holidays);
}

/** The last due date that is near on a day: at most three working days are left of it. */
export function lastNearDay(today: LocalDate, holidays: ReadonlySet<LocalDate>): LocalDate {
  let last = today;
  while (noticeDay(addDays(last, 1), holidays) <= today) last = addDays(last, 1);
  return last;
}
