import type { LocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';

type Days = Pick<Schema<'PolicyTerms'>, 'valid_from' | 'valid_until' | 'paid_until' | 'cancelled_on'>;

/** What a policy is worth on a day, and everything that speaks against it. */
export type Verdict = { verdict: Schema<'PolicyVerdict'>; reasons: Schema<'PolicyReason'>[] };

/**
 * What a policy is worth on the day of an accident.
 *
 * Only the days of the policy itself put it out of force; what a person can clear up (an instalment, the hour of the first
 * day) makes it doubtful.
 */
export function verdictOn(
  { valid_from: from, valid_until: until, paid_until: paid, cancelled_on: cancelled }: Days,
  day: LocalDate,
): Verdict {
  const ended: Verdict['reasons'] = [
    ...(day < from ? ['before_start' as const] : []),
    ...(day > until ? ['after_end' as const] : []),
    ...(cancelled !== null && day >= cancelled ? ['cancelled' as const] : []),
  ];
  if (ended.length > 0) return { verdict: 'not_in_force', reasons: ended };
  const doubts: Verdict['reasons'] = [
    ...(paid !== null && day > paid ? ['instalment_unpaid' as const] : []),
    ...(day === from ? ['first_day' as const] : []),
  ];
  return { verdict: doubts.length > 0 ? 'doubtful' : 'covered', reasons: doubts };
}

const order: readonly Verdict['verdict'][] = ['covered', 'doubtful', 'not_in_force'];

/** Those that cover the day first, and of equals the one that began last. */
export function byWorth<Policy extends Verdict & Days>(policies: readonly Policy[]): Policy[] {
  return policies.toSorted(
    (one, other) =>
      order.indexOf(one.verdict) - order.indexOf(other.verdict) ||
      (one.valid_from < other.valid_from ? 1 : -1),
  );
}
