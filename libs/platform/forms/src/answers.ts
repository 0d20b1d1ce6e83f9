import { readTime } from '@dosar/design-system';
import { isLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { parsePhone } from '@dosar/kernel/phones';
import * as z from 'zod/mini';
import './without-generated-code.ts';
import { reason } from './reason.ts';

/** Text that must be given; spaces around it do not count. */
export function requiredText({ max, min = 1 }: { max: number; min?: number }) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: reason('required'), abort: true }),
      z.minLength(min, { error: reason('min_length', { min }) }),
      z.maxLength(max, { error: reason('max_length', { max }) }),
    );
}

/** Text that may stay empty. */
export function optionalText({ max }: { max: number }) {
  return z.string().check(z.trim(), z.maxLength(max, { error: reason('max_length', { max }) }));
}

/** One of a few values; empty when nothing was chosen yet. */
export function requiredChoice<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z.enum(values, { error: reason('required_choice') });
}

const orEmpty = (isValid: (text: string) => boolean, name: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isValid(text), { error: reason(name) }),
  );

// Strict enough to catch slips; whether the address exists only a message can tell.
const emailForm = /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An e-mail address, or empty. */
export const emailAnswer = orEmpty((text) => emailForm.test(text), 'email_invalid');

/** A phone number as people write it, or empty; `parsePhone` gives the stored form. */
export const phoneAnswer = orEmpty((text) => parsePhone(text) !== undefined, 'phone_invalid');

/** The value of a date field, or empty. */
export const dateAnswer = orEmpty(isLocalDate, 'date_invalid');

/** The value of a time field, or empty. */
export const timeAnswer = orEmpty((text) => readTime(text) !== undefined, 'time_invalid');

/** A date that has come by `today`, or empty. */
export function pastDateAnswer(today: LocalDate) {
  return dateAnswer.check(
    z.refine((date) => !isLocalDate(date) || date <= today, { error: reason('in_the_future') }),
  );
}
