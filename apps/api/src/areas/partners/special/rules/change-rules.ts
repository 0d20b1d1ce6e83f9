import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findCustomer } from '../customer-repository.ts';
import { rulesOf } from './browse-rules.ts';
import { checkedSettings } from './checked-settings.ts';
import { holdRule, insertRule, updateRule, type RuleOwner, type StoredRule } from './rule-repository.ts';

type Rules = Schema<'SpecialRules'>;

/** Adds a rule of a customer or of a level; it acts when a file is matched the next time. */
export async function addSpecialRule(call: Call<'addSpecialRule'>): Promise<Rules> {
  const { tx, caller, body, now, audit } = call;
  const owner = await ownerOf(call);
  const settings = await checkedSettings(call, body.settings);
  const ruleId = await insertRule(tx, caller.orgId, owner, { settings, userId: caller.userId, now });
  audit.subject(ruleId);
  audit.note({
    kind: settings.kind,
    level: owner.level ?? null,
    special_customer_id: owner.customerId ?? null,
  });
  return rulesOf(call, owner.customerId);
}

/** Changes what a rule does. */
export async function changeSpecialRule(call: Call<'changeSpecialRule'>): Promise<Rules> {
  const { tx, caller, body, now } = call;
  const rule = await heldRule(call);
  if (body.settings.kind !== rule.settings.kind) throw fieldRefused('settings.kind', 'invalid_value');
  const settings = await checkedSettings(call, body.settings);
  await updateRule(tx, caller.orgId, rule.special_rule_id, { settings, userId: caller.userId, now });
  return rulesOf(call, rule.special_customer_id ?? undefined);
}

/** Removes a rule. */
export async function removeSpecialRule(call: Call<'removeSpecialRule'>): Promise<Rules> {
  const { tx, caller, now } = call;
  const rule = await heldRule(call);
  await updateRule(tx, caller.orgId, rule.special_rule_id, {
    settings: undefined,
    userId: caller.userId,
    now,
  });
  return rulesOf(call, rule.special_customer_id ?? undefined);
}

async function ownerOf({ tx, caller, body }: Call<'addSpecialRule'>): Promise<RuleOwner> {
  const { special_customer_id: customerId, level } = body;
  if ((customerId === null) === (level === null)) throw fieldRefused('level', 'invalid_value');
  if (level !== null) return { level };
  if (customerId === null || (await findCustomer(tx, { orgId: caller.orgId, customerId })) === undefined)
    throw notFound();
  return { customerId };
}

/** The rule that is changed, held, if it is still as the caller has read it. */
async function heldRule({
  tx,
  caller,
  path,
  body,
  audit,
}: Call<'changeSpecialRule'> | Call<'removeSpecialRule'>): Promise<StoredRule> {
  const rule = await holdRule(tx, caller.orgId, path.special_rule_id);
  if (rule === undefined) throw notFound();
  if (rule.row_version !== body.row_version) throw staleRowVersion(rule.row_version);
  audit.subject(rule.special_rule_id);
  audit.note({ kind: rule.settings.kind });
  return rule;
}
