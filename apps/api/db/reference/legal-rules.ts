import type { ReferenceTable } from './reference-table.ts';

// Law 132/2017 holds for accidents from 12.07.2017 on. A newer law gets rows of its own with its first day, and these an `event_to`.
const liabilityPolicies = ['rca', 'rca_dd', 'green_card'] as const;

const terms = [
  {
    legal_rule_code: 'RCA_30',
    days: 30,
    source_ro: 'Legea 132/2017, art. 21 alin. (1)',
    source_en: 'Law 132/2017, article 21 (1)',
    on_reopening: 'stays_stopped',
  },
  {
    legal_rule_code: 'RCA_10',
    days: 10,
    source_ro: 'Legea 132/2017, art. 21 alin. (4)',
    source_en: 'Law 132/2017, article 21 (4)',
    on_reopening: 'stays_stopped',
  },
] as const;

/** Within how many days the law wants an answer and a payment, and what delay costs. */
export function legalRules(): ReferenceTable {
  return {
    table: 'legal_rule',
    key: ['legal_rule_code', 'policy_type_code', 'event_from'],
    rows: terms.flatMap((term) =>
      liabilityPolicies.map((policyType) => ({
        ...term,
        policy_type_code: policyType,
        event_from: '2017-07-12',
        event_to: null,
        day_kind: 'calendar',
        penalty_ppm: 2000,
      })),
    ),
  };
}
