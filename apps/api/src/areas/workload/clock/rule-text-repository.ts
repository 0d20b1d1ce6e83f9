import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A term of the law and where it is written. */
export type RuleText = Awaited<ReturnType<typeof findRuleTexts>>[number];

/** The terms of the law in force, one for each rule; those of one rule where it is named. */
export function findRuleTexts(tx: Transaction<Database>, ruleCode?: string) {
  return tx
    .selectFrom('legal_rule')
    .distinctOn('legal_rule_code')
    .select(['legal_rule_code', 'days', 'penalty_ppm', 'source_ro', 'source_en'])
    .$if(ruleCode !== undefined, (query) => query.where('legal_rule_code', '=', ruleCode ?? ''))
    .orderBy('legal_rule_code')
    .orderBy('event_from', 'desc')
    .orderBy('policy_type_code')
    .execute();
}
