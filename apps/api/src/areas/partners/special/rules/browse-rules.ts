import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findCustomer } from '../customer-repository.ts';
import { findRuleChoices, findRuleNames } from './rule-name-repository.ts';
import { findRules } from './rule-repository.ts';
import { ruleText } from './rule-words.ts';
import { byKind, isReplaced, rulesThatCount } from './rules-in-order.ts';

type Reading = Pick<Call<'getSpecialRules'>, 'tx' | 'caller' | 'language'>;

/** The rules of a customer and of its level, or the rules of all levels. */
export function getSpecialRules(call: Call<'getSpecialRules'>): Promise<Schema<'SpecialRules'>> {
  return rulesOf(call, call.query.special_customer_id);
}

/** What rules can name. */
export function getRuleChoices({
  tx,
  caller,
  language,
}: Call<'getRuleChoices'>): Promise<Schema<'RuleChoices'>> {
  return findRuleChoices(tx, caller.orgId, language);
}

/** The rules as pages show them, with what each does in words. */
export async function rulesOf(
  { tx, caller: { orgId }, language }: Reading,
  customerId: string | undefined,
): Promise<Schema<'SpecialRules'>> {
  const customer = customerId === undefined ? undefined : await findCustomer(tx, { orgId, customerId });
  if (customerId !== undefined && customer === undefined) throw notFound();
  const rules = await findRules(
    tx,
    orgId,
    customer && { customerId: customer.special_customer_id, level: customer.level },
  );
  const names = await findRuleNames(
    tx,
    orgId,
    rules.map(({ settings }) => settings),
  );
  return {
    rules: rules.toSorted(byKind).map((rule) => ({
      ...rule,
      says: ruleText(rule.settings, names)[language],
      is_replaced: customer !== undefined && isReplaced(rule, rules),
      people: [rule.settings.route?.user_id ?? [], rule.settings.notice?.user_ids ?? []]
        .flat()
        .map((id) => ({ id, name: names.users.get(id) ?? '' })),
    })),
  };
}

/** What would be different in a file of a customer. */
export async function wouldDo(
  { tx, caller: { orgId }, language }: Reading,
  customer: Pick<Schema<'MatchedCustomer'>, 'special_customer_id' | 'level'> | undefined,
): Promise<Schema<'WouldDo'>[]> {
  if (customer === undefined) return [];
  const { special_customer_id: customerId, level } = customer;
  const rules = rulesThatCount(await findRules(tx, orgId, { customerId, level }));
  const names = await findRuleNames(
    tx,
    orgId,
    rules.map(({ settings }) => settings),
  );
  return rules.map((rule) => ({
    kind: rule.settings.kind,
    says: ruleText(rule.settings, names)[language],
    of_level: rule.level !== null,
  }));
}
