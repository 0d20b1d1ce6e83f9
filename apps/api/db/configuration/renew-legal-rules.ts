import { missingLegalRules, type KeptLegalRule } from '@dosar/workload-domain';
import type { Kysely } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Adds the terms of the law that a base brings, except to those that the organisation has changed itself. */
export async function renewLegalRules(
  kysely: Kysely<Database>,
  orgId: string,
  shipped: readonly KeptLegalRule[],
): Promise<void> {
  const stored = await kysely
    .selectFrom('legal_rule')
    .select(['legal_rule_code', 'policy_type_code', 'event_from', 'is_own'])
    .where('org_id', '=', orgId)
    .execute();
  const { follows } = missingLegalRules(stored, shipped);
  if (follows.length === 0) return;
  await kysely
    .insertInto('legal_rule')
    .values(follows.map((rule) => ({ org_id: orgId, ...rule })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
