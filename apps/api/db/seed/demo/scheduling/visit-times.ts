import type { LocalDate } from '@dosar/kernel/dates';

const starts = ['08:15', '09:00', '10:00', '10:45', '12:15', '13:30', '14:15', '15:00', '15:45'];
const fridaysEnd = '14:30';

/** When visits of a working day begin, the first one first; on Fridays people go home earlier. */
export function visitTimes(day: LocalDate): readonly string[] {
  return new Date(day).getUTCDay() === 5 ? starts.filter((time) => time <= fridaysEnd) : starts;
}
