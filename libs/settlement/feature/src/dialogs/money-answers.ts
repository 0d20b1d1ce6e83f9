import { reason, type ReasonTexts } from '@dosar/forms';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** Why something is done; it stays in the history. */
export const reasonAnswer = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, { error: reason('reason_missing') }),
    z.maxLength(300, { error: reason('max_length', { max: 300 }) }),
  );

/** Words for what is wrong with answers about money. */
export const reasonTexts: ReasonTexts = { reason_missing: messages.reasonMissing };
