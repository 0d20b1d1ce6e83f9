import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { workingDayFrom } from '@dosar/kernel/working-days';
import { startOfDay } from '@dosar/kernel/zone';

const longestTermDays = 180;
/** A link outlives its term by a week: who is late still gets in. */
const lateDays = 7;

/** Why documents cannot be asked for until some day; `undefined` when they can. */
export function faultOfTerm(dueDate: LocalDate, today: LocalDate): 'outdated' | 'too_large' | undefined {
  if (dueDate < today) return 'outdated';
  return dueDate > addDays(today, longestTermDays) ? 'too_large' : undefined;
}

/** The day until which a request of today is answered: the usual term, or the next working day when that is a day off. */
export function workingDueDate(
  today: LocalDate,
  dueDays: number,
  daysOff: ReadonlySet<LocalDate>,
): LocalDate {
  return workingDayFrom(addDays(today, dueDays), daysOff);
}

/** When a request of today expires: at the midnight after its usual days, or after the week that follows its term. */
export function expiryOf(today: LocalDate, validDays: number, dueDate: LocalDate): Date {
  const [usual, late] = [addDays(today, validDays), addDays(dueDate, lateDays + 1)];
  return startOfDay(usual > late ? usual : late);
}
