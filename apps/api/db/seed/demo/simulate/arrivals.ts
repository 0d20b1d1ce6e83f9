import { addDays, daysBetween, type LocalDate } from '@dosar/kernel/dates';
import type { DemoRandom } from '../demo-random.ts';
import type { OfficeCalendar } from './simulated-file.ts';

/** Amplitude of the seasons: winter and summer have up to 8 % more notices than the mean, spring and autumn up to 8 % fewer. */
const seasonSwing = 0.08;
/** Day of the year with the most notices in winter; the summer peak is half a year later. */
const winterPeak = 20;

/**
 * Counts the notices of a day, for `perWeek` notices in a mean week.
 *
 * Notices arrive on working days only. The first working day after free days gets the notices of at most three of them, so that a
 * long holiday does not end in a flood.
 */
export function arrivals(perWeek: number, { isOpen }: OfficeCalendar, random: DemoRandom) {
  let carried = random.next();
  return (day: LocalDate): number => {
    if (!isOpen(day)) return 0;
    let freeDays = 0;
    while (freeDays < 3 && !isOpen(addDays(day, -1 - freeDays))) freeDays += 1;
    const expected = (perWeek / 7) * seasonOf(day) * (1 + freeDays);
    carried += expected * (0.7 + random.next() * 0.6);
    const count = Math.floor(carried);
    carried -= count;
    return count;
  };
}

function seasonOf(day: LocalDate): number {
  const dayOfYear = daysBetween(`${day.slice(0, 4)}-01-01`, day);
  return 1 + seasonSwing * Math.cos((4 * Math.PI * (dayOfYear - winterPeak)) / 365);
}

/** Draws the days between an accident and its notice. Monday's notices are mostly about accidents of the weekend. */
export function daysBeforeNotice(random: DemoRandom, day: LocalDate): number {
  const isMonday = new Date(day).getUTCDay() === 1;
  const lag = random.weighted({ 0: 24, 1: 36, 2: 20, 3: 12, 5: 8 });
  return isMonday && lag === '0' ? random.between(1, 2) : Number(lag);
}
