import type { StoredRule } from './rule-repository.ts';
import { orderOfKind } from './rule-settings.ts';

/** The rules that count for a customer, one of a kind: its own one comes before that of its level. */
export function rulesThatCount(rules: readonly StoredRule[]): StoredRule[] {
  return rules.filter((rule) => !isReplaced(rule, rules)).toSorted(byKind);
}

/** Whether a rule of a level stands back, as the customer has one of the kind itself. */
export function isReplaced(rule: StoredRule, rules: readonly StoredRule[]): boolean {
  return (
    rule.level !== null &&
    rules.some((other) => other.level === null && other.settings.kind === rule.settings.kind)
  );
}

/** In the order of pages; the levels one after the other. */
export const byKind = (one: StoredRule, other: StoredRule): number =>
  orderOfKind(one.settings.kind) - orderOfKind(other.settings.kind);
