import { normalisePlate } from '@dosar/kernel/plates';
import { normaliseVin } from '@dosar/kernel/vin';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findOrganisation } from '../notified-claim-repository.ts';
import { holderKeys, numberKey, storedPolicy } from './known-policy.ts';
import type { PolicyNeeds } from './policy-needs.ts';
import { findPoliciesBy, storePolicies, type PolicyKeys, type PolicyRow } from './policy-repository.ts';
import { byWorth, verdictOn } from './policy-verdict.ts';

type Lookup = Pick<Call<'findPolicies'>, 'tx' | 'caller' | 'body' | 'now'>;
type Needs = Pick<PolicyNeeds, 'numbers' | 'policyService'>;
type Found = Schema<'FoundPolicy'>;

const mostShown = 10;

/** Policies that fit what a clerk has typed, with what each is worth on the day of the accident. */
export async function findPolicies(needs: Needs, call: Lookup): Promise<Schema<'FoundPolicies'>> {
  const keys = keysOf(needs, call);
  const service = await askService(needs, call);
  const rows = await findPoliciesBy(call.tx, call.caller.orgId, keys);
  const { date, kind } = call.body;
  const wanted = rows.filter((row) => kind === undefined || row.kind === kind);
  return { policies: judged(wanted, date).slice(0, mostShown), service };
}

/** Policies with what they are worth on a day, the best first. */
export const judged = (rows: readonly PolicyRow[], date: string): Found[] =>
  byWorth(rows.map((row) => ({ ...row, ...verdictOn(row, date) })));

function keysOf({ numbers }: Needs, { body, caller }: Lookup): PolicyKeys {
  const given = (text: string) => (text === '' ? undefined : text);
  const holder = holderKeys(numbers, caller.orgId, body.holder_number ?? '');
  return {
    plate: given(normalisePlate(body.plate ?? '')),
    vin: given(normaliseVin(body.vin ?? '')),
    number: given(numberKey(body.policy_number ?? '')),
    cui: holder.holder_cui ?? undefined,
    cnpHash: holder.holder_cnp_hash ?? undefined,
  };
}

/** What the policy service tells is kept: the file of the claim names it, and the next question needs no service. */
async function askService(
  { policyService, numbers }: Needs,
  { body, caller: { orgId }, tx, now }: Lookup,
): Promise<Schema<'FoundPolicies'>['service']> {
  if (policyService === undefined) return 'none';
  const { plate, vin, policy_number: number, holder_number: holderNumber, date } = body;
  const isAsked = [plate, vin, number, holderNumber].some((trait) => trait !== undefined);
  if (!body.asks_service || !isAsked) return 'not_asked';
  const { org_code: orgCode } = await findOrganisation(tx, orgId);
  const told = await policyService({ orgCode, date, plate, vin, number, holderNumber });
  if (told === undefined) return 'away';
  const stored = told.map((policy) => storedPolicy(numbers, orgId, policy));
  const once = new Map(
    stored.map((policy) => [`${policy.kind} ${policy.number_key} ${policy.valid_from}`, policy]),
  );
  if (once.size > 0) await storePolicies(tx, orgId, [...once.values()], { source: 'service', now });
  return 'answered';
}
