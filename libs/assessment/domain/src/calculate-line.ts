import { fractionOf, type Bani } from '@dosar/kernel/money';
import type { HourlyRates, NoteHead, NoteLineValues, Share } from './note-line.ts';

/** One step of how an amount of a line came about. */
export type LineTerm =
  | { kind: 'parts'; quantity_hundredths: number; unit_price_bani: Bani; amount_bani: Bani }
  | { kind: 'discount' | 'betterment'; share: Share; of_bani: Bani; amount_bani: Bani }
  | {
      kind: 'body' | 'mechanic' | 'electric' | 'paint' | 'material';
      hours_hundredths: number;
      rate_bani: Bani;
      amount_bani: Bani;
    }
  | { kind: 'sublet'; amount_bani: Bani };

/** What a line comes to. Every term is rounded by itself, so that sums of any of them agree. */
export type CalculatedLine = {
  /** What it counts in the total: 0 for older damage. */
  net_bani: Bani;
  /** What it would count if it were not older damage. */
  full_bani: Bani;
  /** Deductions are negative. */
  terms: readonly LineTerm[];
};

/** Reckons one line: each amount rounded half up to whole bani. */
export function calculateLine(
  values: NoteLineValues,
  { rates: { rates }, discount_share: discountOfNote }: Pick<NoteHead, 'rates' | 'discount_share'>,
): CalculatedLine {
  const terms = [
    ...partTerms(values, values.discount_share ?? discountOfNote),
    ...labourTerms(values, rates),
  ];
  const full = terms.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  return { net_bani: values.is_preexisting ? 0 : full, full_bani: full, terms };
}

/** Discount comes off the price, betterment off what is left of it. */
function partTerms(values: NoteLineValues, discountShare: Share): LineTerm[] {
  const { quantity_hundredths: quantity, unit_price_bani: price, betterment_share: bettermentShare } = values;
  const parts = fractionOf(price, quantity, 100);
  if (parts === 0) return [];
  const discount = fractionOf(parts, discountShare, 10_000);
  const betterment = fractionOf(parts - discount, bettermentShare, 10_000);
  const terms: LineTerm[] = [
    { kind: 'parts', quantity_hundredths: quantity, unit_price_bani: price, amount_bani: parts },
  ];
  if (discount > 0)
    terms.push({ kind: 'discount', share: discountShare, of_bani: parts, amount_bani: -discount });
  if (betterment > 0)
    terms.push({
      kind: 'betterment',
      share: bettermentShare,
      of_bani: parts - discount,
      amount_bani: -betterment,
    });
  return terms;
}

function labourTerms(values: NoteLineValues, rates: HourlyRates): LineTerm[] {
  const work = [
    [values.labour_type, values.labour_hundredths],
    ['paint', values.paint_hundredths],
    ['material', values.paint_hundredths],
  ] as const;
  const terms = work.flatMap(([kind, hours]): LineTerm[] => {
    if (hours === 0) return [];
    const rate = rates[`${kind}_bani`];
    return [{ kind, hours_hundredths: hours, rate_bani: rate, amount_bani: fractionOf(rate, hours, 100) }];
  });
  return values.sublet_bani === 0 ? terms : [...terms, { kind: 'sublet', amount_bani: values.sublet_bani }];
}
