import * as z from 'zod/mini';
import { reason } from './reason.ts';

/** V8 a code of exactly `length` characters, six unless said. */
export function exactCode(length = 6) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: reason('required'), abort: true }),
      z.length(length, { error: reason('exact_length', { length }) }),
    );
}
