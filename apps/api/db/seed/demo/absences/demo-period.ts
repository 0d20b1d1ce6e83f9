import { isWorkingDay, workingHalfDays, type LeavePeriod } from '@dosar/absences-domain';
import { addDays } from '@dosar/kernel/dates';
import type { DemoAbsence } from './demo-absences.ts';

/**
 * The days of an invented absence, counted from today: a date as YYYY-MM-DD. Every leave takes at least half a day of work, whatever day
 * today is: a leave that would fall on free days alone ends on the next working day, and a single day moves to it.
 */
export function demoPeriod(
  { days, part }: Pick<DemoAbsence, 'days' | 'part'>,
  today: string,
  freeDays: ReadonlySet<string>,
): LeavePeriod {
  const [from, to] = days;
  if (part !== undefined) {
    const date = workingDayFrom(addDays(today, from), freeDays);
    return { date_from: date, date_to: date, first_part: part, last_part: part };
  }
  const asked: LeavePeriod = {
    date_from: addDays(today, from),
    date_to: addDays(today, to),
    first_part: 'whole',
    last_part: 'whole',
  };
  if (workingHalfDays(asked, freeDays) > 0) return asked;
  return { ...asked, date_to: workingDayFrom(asked.date_to, freeDays) };
}

function workingDayFrom(date: string, freeDays: ReadonlySet<string>): string {
  let day = date;
  while (!isWorkingDay(day, freeDays)) day = addDays(day, 1);
  return day;
}
