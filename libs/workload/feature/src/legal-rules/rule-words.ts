import type { Schema } from '@dosar/openapi';
import type { IntlShape } from 'react-intl';

/** One version of a term. */
export type RuleVersion = Schema<'LegalRuleVersion'>;

/** Which term, without its words. */
export type TermCode = Schema<'LegalRuleCode'>;

/** The price of a day of delay, as a share of what is owed. */
export function dailyShare(intl: Pick<IntlShape, 'formatNumber'>, ppm: number): string {
  return intl.formatNumber(ppm / 1_000_000, { style: 'percent', maximumFractionDigits: 4 });
}

/** Names a version among all, for keys. */
export const versionKey = (rule: Pick<RuleVersion, 'legal_rule_code' | 'policy_type_code' | 'event_from'>) =>
  `${rule.legal_rule_code} ${rule.policy_type_code} ${rule.event_from}`;
