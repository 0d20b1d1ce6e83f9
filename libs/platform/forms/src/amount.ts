import { amountsOf, readAmount } from '@dosar/i18n/amounts';
import { shownLocale } from '@dosar/i18n/light';
import * as z from 'zod/mini';
import './without-generated-code.ts';
import { reason } from './reason.ts';

/** The most that anything of a claim may cost: ten billion lei, in bani. */
const mostBani = 1_000_000_000_000;

type Limits = { least?: number; most?: number };

/** An amount as its field shows it, in the language of the page; empty where there is none. */
export function typedAmount(bani: number | null | undefined): string {
  return typeof bani === 'number' ? amountsOf(shownLocale()).amount(bani) : '';
}

/**
 * The whole bani of an amount in lei as people type it in the language of the page; `undefined` when it is none, less than
 * `least` or more than `most`.
 */
export function baniOf(typed: string, { least = 0, most = mostBani }: Limits = {}): number | undefined {
  const bani = readAmount(typed.trim(), shownLocale());
  return bani === undefined || bani < least || bani > most ? undefined : bani;
}

/** An amount in lei, as whole bani. */
export function amountAnswer(limits?: Limits) {
  return z.pipe(
    z
      .string()
      .check(z.refine((typed) => baniOf(typed, limits) !== undefined, { error: reason('amount_invalid') })),
    z.transform((typed) => baniOf(typed, limits) ?? 0),
  );
}

/** An amount in lei that may be left out, as whole bani or null. */
export const optionalAmountAnswer = z.pipe(
  z.string().check(
    z.refine((typed) => typed.trim() === '' || baniOf(typed) !== undefined, {
      error: reason('amount_invalid'),
    }),
  ),
  z.transform((typed) => baniOf(typed) ?? null),
);
