import type { LocalDate } from '@dosar/kernel/dates';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A term of the law and where it is written. */
export type RuleText = Awaited<ReturnType<typeof findRuleTexts>>[number];

/** The terms of the law for accidents of a day, one for each rule, that of the compulsory policy first; those of one rule where it is named. */
export function findRuleTexts(
  tx: Transaction<Database>,
  { orgId, on }: { orgId: string; on: LocalDate },
  ruleCode?: string,
) {
  return tx
    .selectFrom('legal_rule')
    .distinctOn('legal_rule_code')
    .select(['legal_rule_code', 'days', 'penalty_ppm', 'source_ro', 'source_en'])
    .where('org_id', '=', orgId)
    .where('event_from', '<=', on)
    .$if(ruleCode !== undefined, (query) => query.where('legal_rule_code', '=', ruleCode ?? ''))
    .orderBy('legal_rule_code')
    .orderBy((row) => row('policy_type_code', '=', 'rca'), 'desc')
    .orderBy('event_from', 'desc')
    .orderBy('policy_type_code')
    .execute();
}
