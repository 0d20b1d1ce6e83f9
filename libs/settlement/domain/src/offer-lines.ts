import type { Bani } from '@dosar/kernel/money';
import type { CoverageCode } from './money-accounts.ts';

/** What a line of an offer is about. */
export type OfferLineCode =
  | 'repair'
  | 'vat'
  | 'wear'
  | 'deductible'
  | 'residual'
  | 'towing'
  | 'loss_of_use'
  | 'property'
  | 'injury'
  | 'other'
  | 'penalty';

/** A line that the amount of an offer follows from; what is taken off has a negative amount. */
export type OfferLine = { code: OfferLineCode; note?: string | null; amount_bani: Bani };

/** Why lines make no offer. */
export type OfferFault =
  | 'empty'
  | 'sign'
  | 'coverage_negative'
  | 'nothing_left'
  | 'above_limit'
  | 'too_large';

const takenOff: readonly OfferLineCode[] = ['wear', 'deductible', 'residual'];
const largestOffer = 1_000_000_000_000;

const coverageOfLine: Partial<Record<OfferLineCode, CoverageCode>> = {
  loss_of_use: 'loss_of_use',
  property: 'property',
  injury: 'injury',
  penalty: 'penalty',
};

/** The sums of an offer. The penalty for being late stands apart: it is no compensation, and no limit of a policy holds for it. */
export function offerTotals(lines: readonly OfferLine[]) {
  const sum = (some: readonly OfferLine[]) => some.reduce((total, line) => total + line.amount_bani, 0);
  const penaltyBani = sum(lines.filter(({ code }) => code === 'penalty'));
  const compensationBani = sum(lines.filter(({ code }) => code !== 'penalty'));
  return { compensationBani, penaltyBani, amountBani: compensationBani + penaltyBani };
}

/** How much of an offer each coverage pays, in the order in which they first appear. */
export function amountsByCoverage(lines: readonly OfferLine[]): ReadonlyMap<CoverageCode, Bani> {
  const amounts = new Map<CoverageCode, Bani>();
  for (const { code, amount_bani: bani } of lines) {
    const coverage = coverageOfLine[code] ?? 'vehicle';
    amounts.set(coverage, (amounts.get(coverage) ?? 0) + bani);
  }
  return amounts;
}

/**
 * Why lines make no offer under the limits of the policy, or `undefined` when they do.
 *
 * A coverage without a limit here has none.
 */
export function offerFault(
  lines: readonly OfferLine[],
  limits: ReadonlyMap<CoverageCode, Bani>,
): OfferFault | undefined {
  if (lines.length === 0) return 'empty';
  if (lines.some(({ code, amount_bani: bani }) => (takenOff.includes(code) ? bani > 0 : bani < 0)))
    return 'sign';
  const amounts = amountsByCoverage(lines);
  if ([...amounts.values()].some((bani) => bani < 0)) return 'coverage_negative';
  const { amountBani } = offerTotals(lines);
  if (amountBani <= 0) return 'nothing_left';
  if (amountBani > largestOffer) return 'too_large';
  const isAbove = [...amounts].some(([coverage, bani]) => bani > (limits.get(coverage) ?? largestOffer));
  return isAbove ? 'above_limit' : undefined;
}
