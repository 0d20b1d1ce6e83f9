import { addDays } from '@dosar/kernel/dates';
import { endOfDay, instantsOf, localDateOf } from '@dosar/kernel/zone';

/** For how long somebody can put the news off. */
export const snoozes = ['halfHour', 'twoHours', 'tomorrow'] as const;
export type Snooze = (typeof snoozes)[number];

const minute = 60_000;
const beginOfWork = '08:00';

/** When a snooze that begins `now` is over. */
export function endOfSnooze(snooze: Snooze, now: Date): Date {
  if (snooze === 'halfHour') return new Date(now.getTime() + 30 * minute);
  if (snooze === 'twoHours') return new Date(now.getTime() + 120 * minute);
  const today = localDateOf(now);
  const [morning = endOfDay(today)] = instantsOf({ date: addDays(today, 1), time: beginOfWork });
  return morning;
}
