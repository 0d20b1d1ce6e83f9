import { dateAnswer, reason } from '@dosar/forms';
import { isLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import * as z from 'zod/mini';

/** The day that it is for the business. */
export function today(): LocalDate {
  return localDateOf(new Date());
}

/** A day that must be given and does not lie before `earliest`. */
export function comingDay(earliest: LocalDate) {
  return dateAnswer.check(
    z.refine((date) => date !== '', { error: reason('required') }),
    z.refine((date) => !isLocalDate(date) || date >= earliest, { error: reason('past') }),
  );
}
