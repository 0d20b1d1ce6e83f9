import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { isSameTerm, missingLegalRules, ruleFor } from '@dosar/workload-domain';
import type { Call } from '#src/kernel/http/route-table.ts';
import { removeVersion, storeVersion } from './change-legal-rule.ts';
import { findLegalRules, findPolicyTypes, type StoredLegalRule } from './legal-rule-repository.ts';

type Reading = Pick<Call<'getLegalRules'>, 'tx' | 'caller' | 'now' | 'language'>;

/** The terms of the law as the caller's organisation keeps them. */
export async function getLegalRules({
  tx,
  caller,
  now,
  language,
}: Reading): Promise<Schema<'LegalRuleList'>> {
  const today = localDateOf(now);
  const stored = await findLegalRules(tx, caller.orgId);
  const offered = missingLegalRules(stored).offered;
  return {
    first_day: addDays(today, 1),
    policy_types: await findPolicyTypes(tx, language),
    rules: stored.map((rule) => ({
      ...rule,
      event_to: lastDayOf(rule, stored),
      state: stateOf(rule, stored, today),
    })),
    offered: offered.map(({ event_to: _, ...rule }) => ({ ...rule, row_version: 0 })),
  };
}

/** Writes a version that holds from a coming day on. */
export async function saveLegalRule(call: Call<'saveLegalRule'>): Promise<Schema<'LegalRuleList'>> {
  await storeVersion(call, call.body);
  return getLegalRules(call);
}

/** Takes back a version that has not begun. */
export async function removeLegalRule(call: Call<'removeLegalRule'>): Promise<Schema<'LegalRuleList'>> {
  await removeVersion(call, call.body);
  return getLegalRules(call);
}

function stateOf(rule: StoredLegalRule, all: readonly StoredLegalRule[], today: LocalDate) {
  if (rule.event_from > today) return 'coming' as const;
  const inForce = ruleFor(all, {
    code: rule.legal_rule_code,
    policyType: rule.policy_type_code,
    eventDate: today,
  });
  return inForce === rule ? ('in_force' as const) : ('past' as const);
}

/** The day before the next version begins, or the one that is stored. */
function lastDayOf(rule: StoredLegalRule, all: readonly StoredLegalRule[]): LocalDate | null {
  const next = all
    .filter((other) => isSameTerm(other, rule) && other.event_from > rule.event_from)
    .map((other) => other.event_from)
    .toSorted()[0];
  if (next === undefined) return rule.event_to;
  const before = addDays(next, -1);
  return rule.event_to !== null && rule.event_to < before ? rule.event_to : before;
}
