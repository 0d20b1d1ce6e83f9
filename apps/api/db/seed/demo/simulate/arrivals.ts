import { addDays, type LocalDate } from '@dosar/kernel/dates';
import type { DemoRandom } from '../demo-random.ts';
import type { OfficeCalendar } from './simulated-file.ts';

/** So much above or below the mean of the year the peaks of winter and summer, and the weeks between them, lie. */
const seasonSwing = 0.08;
const winterPeak = 20;

/**
 * How many notices arrive on a day, of `perWeek` in a mean week.
 *
 * People report on working days. What happened on the free days before comes in on the first one after them; after many free days part
 * of the notices never come, so a long holiday does not end in a flood.
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
  const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000;
  return 1 + seasonSwing * Math.cos((4 * Math.PI * (dayOfYear - winterPeak)) / 365);
}

/** How many days lie between an accident and its notice: most are reported on the next working day, and weekends bring the most accidents. */
export function daysBeforeNotice(random: DemoRandom, day: LocalDate): number {
  const isMonday = new Date(day).getUTCDay() === 1;
  const lag = random.weighted({ 0: 24, 1: 36, 2: 20, 3: 12, 5: 8 });
  return isMonday && lag === '0' ? random.between(1, 2) : Number(lag);
}
