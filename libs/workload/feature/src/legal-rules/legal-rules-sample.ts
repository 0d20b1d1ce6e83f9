import type { Schema } from '@dosar/openapi';

/** A version of the term for the answer, for stories and tests. */
export function aRule(change: Partial<Schema<'LegalRuleVersion'>> = {}): Schema<'LegalRuleVersion'> {
  return {
    ...{ legal_rule_code: 'RCA_30', policy_type_code: 'rca', event_from: '2017-07-12', event_to: null },
    ...{ days: 30, day_kind: 'calendar', penalty_ppm: 2000, on_reopening: 'stays_stopped' },
    ...{ source_ro: 'Legea 132/2017', source_en: 'Law 132/2017', state: 'in_force', is_own: false },
    ...{ running_files: 12, row_version: 1 },
    ...change,
  };
}

/** The terms of an insurer that has changed none. */
export function someLegalRules(): Schema<'LegalRuleList'> {
  return {
    first_day: '2026-03-05',
    policy_types: [
      { code: 'rca', name: 'MTPL' },
      { code: 'casco', name: 'Casco' },
    ],
    rules: [aRule(), aRule({ legal_rule_code: 'RCA_10', days: 10, running_files: 3 })],
    offered: [],
  };
}
