import { isLocalDate } from '@dosar/kernel/dates';
import { instantOf, type LocalTime } from '@dosar/kernel/zone';
import * as z from 'zod/mini';
import type { errors } from './messages.ts';
import { readToldTime, tidyToldTime } from './told-time.ts';

type Refusal = keyof typeof errors;
const refused = (reason: Refusal) => reason;

/** Older dates are typing errors. */
const mostYearsAgo = 10;

/** When and where it happened, seen from `present` by the clocks in Romania. */
export function timeAndPlaceAnswers(present: LocalTime) {
  return z
    .object({
      date: z.string().check(({ value, issues }) => {
        const reason = dateRefusal(value, present);
        if (reason) issues.push(customIssue(reason, value));
      }),
      // As it was told: "14:30", "cam 14-16", "nu știu". Sent with Enter, a field has not been left yet and still holds "9" for "09:00".
      time: z.pipe(
        z.string().check(z.refine((time) => readToldTime(time) !== undefined, refused('timeInvalid'))),
        z.transform(tidyToldTime),
      ),
      countyCode: z.string().check(z.minLength(1, refused('countyMissing'))),
      locality: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, refused('localityMissing')),
          z.maxLength(120, refused('placeTooLong')),
        ),
      street: z.string().check(z.trim(), z.maxLength(200, refused('placeTooLong'))),
      recordedBy: z.enum(['', 'police', 'amiable_statement', 'nobody']),
    })
    .check(({ value, issues }) => {
      const reason = timeRefusal(value, present);
      if (reason) issues.push({ ...customIssue(reason, value.time), path: ['time'] });
    });
}

function customIssue(message: Refusal, input: string) {
  return { code: 'custom' as const, message, input };
}

function dateRefusal(date: string, present: LocalTime): Refusal | undefined {
  if (date.trim() === '') return 'dateMissing';
  if (!isLocalDate(date)) return 'dateInvalid';
  if (date > present.date) return 'dateInTheFuture';
  return yearOf(date) < yearOf(present.date) - mostYearsAgo ? 'dateTooOld' : undefined;
}

/** The first of the told hours that cannot be right says why. */
function timeRefusal(told: LocalTime, present: LocalTime): Refusal | undefined {
  if (!isLocalDate(told.date)) return undefined;
  const { time, timeUntil } = readToldTime(told.time) ?? {};
  return [time, timeUntil]
    .flatMap((hour) => (hour === undefined ? [] : hourRefusal({ date: told.date, time: hour }, present)))
    .find((refusal) => refusal !== undefined);
}

function hourRefusal({ date, time }: LocalTime, present: LocalTime): Refusal | undefined {
  if (date === present.date && time > present.time) return 'timeInTheFuture';
  const named = instantOf({ date, time });
  if (!('fault' in named)) return undefined;
  return named.fault === 'nonexistent_time' ? 'timeSkipped' : 'timeRepeated';
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
