import type { LocalDate } from '@dosar/kernel/dates';
import { instantsOf } from '@dosar/kernel/zone';

/** A clock time of a day in the business zone. */
export function clockAt(date: LocalDate, time: string): Date {
  const [instant] = instantsOf({ date, time });
  if (instant === undefined) throw new Error(`There is no ${time} on ${date}.`);
  return instant;
}
