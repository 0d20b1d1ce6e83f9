import { reason, type ReasonTexts } from '@dosar/forms';
import { formatAmount } from '@dosar/kernel/money';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** An amount as its field shows it first. */
export const typedAmount = (bani: number | null | undefined) =>
  bani === null || bani === undefined ? '' : formatAmount(bani);

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
