import type { LocalDate } from '@dosar/kernel/dates';
import { isWorkingDay } from '@dosar/kernel/working-days';
import { holidays } from '#db/reference/holidays.ts';
import { demoAbsences } from '../absences/demo-absences.ts';
import { demoPeriod } from '../absences/demo-period.ts';
import type { OfficeCalendar } from './simulated-file.ts';

/** Public holidays of Romania, as days. */
export const freeDays: ReadonlySet<LocalDate> = new Set(
  holidays().rows.map((row) => String((row as { holiday_date: unknown }).holiday_date)),
);

/** The working days of the demo organisation and the leaves of its people. Leaves move with today, as the demo absences do. */
export function officeCalendar(today: LocalDate): OfficeCalendar {
  const leaves = demoAbsences
    .filter(({ status, type, part }) => status === 'approved' && type !== 'telework' && part === undefined)
    .map((absence) => ({ ...absence, ...demoPeriod(absence, today, freeDays) }));
  const leaveOf = (username: string, day: LocalDate) =>
    leaves.find(
      ({ person, date_from: from, date_to: to }) => person === username && from <= day && day <= to,
    );
  return {
    isOpen: (day) => isWorkingDay(day, freeDays),
    isAway: (username, day) => leaveOf(username, day) !== undefined,
    deputyOf: (username, day) => leaveOf(username, day)?.replacement,
  };
}
