import { reason, timeAnswer } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';
import { readHours, writeHours } from './hours-text.ts';

type Hours = Schema<'WorkingHoursSettings'>;

/** The weekdays by their number, Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const fieldOf = (weekday: (typeof weekdays)[number]) => `weekday_${weekday}` as const;

const hours = z.string().check(
  z.refine((text) => text.trim() === '' || readHours(text) !== undefined, {
    error: reason('hours_invalid'),
  }),
);

/** What may be typed; the server judges by the same rules. */
export const hoursSchema = z
  .object({
    weekday_1: hours,
    weekday_2: hours,
    weekday_3: hours,
    weekday_4: hours,
    weekday_5: hours,
    weekday_6: hours,
    weekday_7: hours,
    messages_from: timeAnswer,
    messages_until: timeAnswer,
  })
  .check(
    z.refine(({ messages_from: from, messages_until: until }) => from < until, {
      error: reason('messages_by_day'),
      path: ['messages_until'],
    }),
  );

/** What is being typed. */
export type HoursAnswers = z.output<typeof hoursSchema>;

/** The stored hours as the form shows them. */
export function answersOf({ working_hours: days, messages_from, messages_until }: Hours): HoursAnswers {
  const textOn = (weekday: number) => {
    const day = days.find((one) => one.weekday === weekday);
    return day === undefined ? '' : writeHours(day);
  };
  return {
    weekday_1: textOn(1),
    weekday_2: textOn(2),
    weekday_3: textOn(3),
    weekday_4: textOn(4),
    weekday_5: textOn(5),
    weekday_6: textOn(6),
    weekday_7: textOn(7),
    messages_from,
    messages_until,
  };
}

/** The answers as the server takes them. */
export function hoursOf(answers: HoursAnswers, { row_version }: Hours): Hours {
  const { messages_from, messages_until } = answers;
  const working_hours = weekdays.flatMap((weekday) => {
    const day = readHours(answers[fieldOf(weekday)]);
    return day === undefined ? [] : [{ weekday, ...day }];
  });
  return { working_hours, messages_from, messages_until, row_version };
}
