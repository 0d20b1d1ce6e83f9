import type { LocalDate } from '@dosar/kernel/dates';
import { addWorkingDays } from '@dosar/kernel/working-days';

const workingDaysLeft = 2;

/** The last day until which work may be put off: two working days remain before its legal deadline. */
export function latestSnoozeDay(legalDueDate: LocalDate, holidays: ReadonlySet<LocalDate>): LocalDate {
  return addWorkingDays(legalDueDate, -workingDaysLeft, holidays);
}
