import { reason } from '@dosar/forms';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** More digits than any code has. */
const mostDigits = 8;

const digits = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
  z.minLength(1, { error: reason('required'), abort: true }),
  z.regex(/^-?\d+$/, { error: reason('digits_only'), abort: true }),
  z.refine((typed) => Number(typed) >= 0, { error: reason('not_negative'), abort: true }),
  z.maxLength(mostDigits, { error: reason('max_length', { max: mostDigits }) }),
);

/** V7: a number, required and not negative; spaces of a pasted code do not count. */
export const codeAnswer = z.object({ code: z.pipe(digits, z.transform(Number)) });

/** The words for what is wrong with a code before it is sent. */
export const codeReasons = { digits_only: messages.digitsOnly, not_negative: messages.notNegative };
