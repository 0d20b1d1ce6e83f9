import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { addWorkingDays } from '@dosar/kernel/working-days';
import { instantsOf, localDateOf } from '@dosar/kernel/zone';
import type { DemoRandom } from '../demo-random.ts';
import type { OfficeCalendar } from './simulated-file.ts';

/** A minute in milliseconds. */
export const minute = 60_000;
const opensAt = '08:30';

/** The moment some minutes after the office opens on a day; a negative number is before the opening. */
export function momentOn(day: LocalDate, minutes: number): Date {
  const [opening] = instantsOf({ date: day, time: opensAt });
  if (opening === undefined) throw new Error(`On ${day} the clock never shows ${opensAt}.`);
  return new Date(opening.getTime() + minutes * minute);
}

/** Calculates with the working days of an office. */
export function workingMoments({ isOpen }: OfficeCalendar, random: DemoRandom) {
  const closedDays = { has: (day: LocalDate) => !isOpen(day) } as ReadonlySet<LocalDate>;
  const dayAfter = (day: LocalDate, workingDays: number) => addWorkingDays(day, workingDays, closedDays);
  return {
    /** The day some working days after another. */
    dayAfter,
    /** A random moment within office hours, some working days after `from`. */
    momentAfter: (from: Date, workingDays: number) =>
      momentOn(dayAfter(localDateOf(from), workingDays), random.between(15, 480)),
    /** The last day for work that is asked for at `from` and may take some hours; a closed day extends the term. */
    dueOn(from: Date, hours: number): LocalDate {
      let day = localDateOf(new Date(from.getTime() + hours * 60 * minute));
      while (!isOpen(day)) day = addDays(day, 1);
      return day;
    },
  };
}
