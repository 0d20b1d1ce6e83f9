import { reason, type ReasonTexts } from '@dosar/forms';
import { formatAmount, parseLei } from '@dosar/kernel/money';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

const mostBani = 1_000_000_000_000;

/** An amount as its field shows it first. */
export const typedAmount = (bani: number | null | undefined) =>
  bani === null || bani === undefined ? '' : formatAmount(bani);

/** The whole bani of an amount in lei that was typed; `undefined` when it is none, or less than zero. */
export function baniOf(typed: string): number | undefined {
  const bani = parseLei(typed.trim());
  return bani === undefined || bani < 0 || bani > mostBani ? undefined : bani;
}

const isAmount = (typed: string) => baniOf(typed) !== undefined;

/** An amount in lei, as whole bani. */
export const amountAnswer = z.pipe(
  z.string().check(z.refine(isAmount, { error: reason('amount_invalid') })),
  z.transform((typed) => baniOf(typed) ?? 0),
);

/** An amount in lei that may be left out, as whole bani. */
export const optionalAmount = z.pipe(
  z
    .string()
    .check(z.refine((typed) => typed.trim() === '' || isAmount(typed), { error: reason('amount_invalid') })),
  z.transform((typed) => baniOf(typed) ?? null),
);

/** Why something is done; it stays in the history. */
export const reasonAnswer = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, { error: reason('reason_missing') }),
    z.maxLength(300, { error: reason('max_length', { max: 300 }) }),
  );

/** Words for what is wrong with answers about money. */
export const reasonTexts: ReasonTexts = {
  amount_invalid: messages.amountWrong,
  reason_missing: messages.reasonMissing,
};
