import type { LegalRule } from './legal-rule.ts';

/** A term of the law as an organisation keeps it. */
export type KeptLegalRule = Omit<LegalRule, 'legal_rule_code'> & {
  /** The answer to a claim, or the payment of an accepted offer. */
  legal_rule_code: 'RCA_30' | 'RCA_10';
  /** What becomes of a stopped clock when the file is opened again. */
  on_reopening: 'resumes' | 'restarts' | 'stays_stopped';
  source_ro: string;
  source_en: string;
};

// Law 132/2017 holds for accidents from 12.07.2017 on. A newer law gets rows of its own with its first day.
const liabilityPolicies = ['rca', 'rca_dd', 'green_card'] as const;

const terms = [
  {
    legal_rule_code: 'RCA_30',
    days: 30,
    source_ro: 'Legea 132/2017, art. 21 alin. (1)',
    source_en: 'Law 132/2017, article 21 (1)',
  },
  {
    legal_rule_code: 'RCA_10',
    days: 10,
    source_ro: 'Legea 132/2017, art. 21 alin. (4)',
    source_en: 'Law 132/2017, article 21 (4)',
  },
] as const;

/** The terms that the product ships: within how many days the law wants an answer and a payment, and what delay costs. */
export const shippedLegalRules: readonly KeptLegalRule[] = terms.flatMap((term) =>
  liabilityPolicies.map((policyType) => ({
    ...term,
    policy_type_code: policyType,
    event_from: '2017-07-12',
    event_to: null,
    day_kind: 'calendar',
    penalty_ppm: 2000,
    on_reopening: 'stays_stopped',
  })),
);

type Key = Pick<LegalRule, 'legal_rule_code' | 'policy_type_code' | 'event_from'>;

/** Whether two versions are about the same term of the same kind of policy. */
export const isSameTerm = (one: Omit<Key, 'event_from'>, other: Omit<Key, 'event_from'>) =>
  one.legal_rule_code === other.legal_rule_code && one.policy_type_code === other.policy_type_code;

/**
 * The shipped versions that an organisation does not have.
 *
 * `follows` are stored with an update. `offered` are of terms that the organisation has changed itself: it is asked, because its own
 * version would end with them.
 */
export function missingLegalRules<Stored extends Key & { is_own: boolean }>(
  stored: readonly Stored[],
  shipped: readonly KeptLegalRule[] = shippedLegalRules,
) {
  const missing = shipped.filter(
    (rule) => !stored.some((known) => isSameTerm(known, rule) && known.event_from === rule.event_from),
  );
  const isOwn = (rule: KeptLegalRule) => stored.some((known) => known.is_own && isSameTerm(known, rule));
  return { follows: missing.filter((rule) => !isOwn(rule)), offered: missing.filter(isOwn) };
}
