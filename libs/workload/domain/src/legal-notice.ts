import type { LocalDate } from '@dosar/kernel/dates';
import { addWorkingDays } from '@dosar/kernel/working-days';

/** For so many working days before a legal due date nobody puts work off, and managers know of it. */
const workingDaysOfNotice = 3;

/** The day from which a legal due date is near; work can be put off until this day at the latest. */
export function noticeDay(dueDate: LocalDate, holidays: ReadonlySet<LocalDate>): LocalDate {
  return addWorkingDays(dueDate, -workingDaysOfNotice, holidays);
}
