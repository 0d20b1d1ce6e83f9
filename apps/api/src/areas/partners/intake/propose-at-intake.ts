import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { EntryNeeds } from '../special/change-entries.ts';
import { proposedTo, shownProposals } from '../jobs/propose-partners.ts';
import { partnersRuleOf } from '../special/rules/allowed-partner.ts';
import { findRules } from '../special/rules/rule-repository.ts';
import { rulesThatCount } from '../special/rules/rules-in-order.ts';
import { recogniseTraits } from './intake-facts.ts';

/** Repair shops for a claim that is being taken in, as its file will propose them. */
export async function proposeAtIntake(
  { numbers }: EntryNeeds,
  call: Call<'proposeAtIntake'>,
): Promise<Schema<'PartnerProposals'>> {
  const { tx, caller, body, now } = call;
  const { orgId } = caller;
  const customer = await recogniseTraits(tx, numbers, { orgId, traits: body.traits, now });
  const rules =
    customer === undefined
      ? []
      : await findRules(tx, orgId, { customerId: customer.special_customer_id, level: customer.level });
  const rule = customer && partnersRuleOf(customer, rulesThatCount(rules));
  const items = await proposedTo(tx, {
    orgId,
    rule,
    kind: 'repair',
    now,
    vehicle: {
      county_code: body.county_code || null,
      brand_code: body.brand_code || null,
      category_code: body.category_code || null,
    },
  });
  return shownProposals(call, { policyType: body.policy_type, rule, items });
}
