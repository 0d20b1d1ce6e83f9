import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findRequestRule } from '../requests/request-rule-repository.ts';
import { findChanges, findGuidance, findRuleVersion } from './rule-repository.ts';

/** A rule of which nothing is left out. */
export type WholeRule = Required<Schema<'RequestRule'>>;

/** A rule as earlier versions wrote it, with what was not there yet. */
export const wholeRule = (rule: Schema<'RequestRule'>): WholeRule => ({
  ...rule,
  asks_by_itself: rule.asks_by_itself ?? true,
});

type Reading = Pick<Call<'getDocumentRules'>, 'tx' | 'caller' | 'language'>;

/** How the organisation asks for documents, and what it was before. */
export async function getDocumentRules({ tx, caller, language }: Reading): Promise<Schema<'DocumentRules'>> {
  return {
    rule: await ruleOf({ tx, caller }),
    row_version: await findRuleVersion(tx, caller.orgId),
    kinds: await findGuidance(tx, caller.orgId, language),
    history: await findChanges(tx, caller.orgId, language),
  };
}

/** How the organisation asks for documents. */
export async function ruleOf({
  tx,
  caller,
}: Pick<Reading, 'tx'> & { caller: { orgId: string } }): Promise<WholeRule> {
  const rule = await findRequestRule(tx, caller.orgId);
  return {
    reminder_days: [...rule.reminderDays],
    reminder_time: rule.reminderTime,
    quiet_from: rule.quietFrom,
    quiet_until: rule.quietUntil,
    due_days: rule.dueDays,
    valid_days: rule.validDays,
    asks_by_itself: rule.asksByItself,
  };
}
