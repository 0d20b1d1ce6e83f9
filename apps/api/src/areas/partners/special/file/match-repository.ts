import type { LostBy, Recognised } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { KnownMatches } from './decide-customer.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; claimFileId: string };

/** As many reasons as somebody reads. */
const mostReasons = 60;

/** What is known of some files from earlier matching; files of which nothing is known are left out. */
export async function findKnownMatches(
  tx: Tx,
  orgId: string,
  claimFileIds: readonly string[],
): Promise<ReadonlyMap<string, KnownMatches>> {
  const { rows } = await sql<{ claim_file_id: string; matched: string[]; refused: string[] }>`
    select claim_file_id, array_agg(special_customer_id) as matched,
      coalesce(array_agg(special_customer_id) filter (where refused_at is not null), '{}') as refused
    from special_customer_match_of_file
    where org_id = ${orgId} and claim_file_id = any (${claimFileIds}::uuid[])
    group by claim_file_id`.execute(tx);
  return new Map(
    rows.map((row) => [row.claim_file_id, { matched: new Set(row.matched), refused: new Set(row.refused) }]),
  );
}

/** What a file matches, in the place of what it matched before; refusals stay. */
export async function keepMatches(
  tx: Tx,
  { orgId, claimFileId }: Place,
  matches: readonly (Recognised & { lostBy: LostBy | null })[],
  now: Date,
): Promise<void> {
  const ids = matches.map(({ customerId }) => customerId);
  await sql`
    delete from special_customer_match_of_file
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and refused_at is null
      and special_customer_id <> all (${ids}::uuid[])`.execute(tx);
  // One after the other: the mark of the chosen one moves without two of them having it.
  await tx
    .updateTable('special_customer_match_of_file')
    .set({ is_chosen: false })
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('is_chosen', '=', true)
    .execute();
  for (const { customerId, reasons, lostBy } of matches)
    await sql`
      insert into special_customer_match_of_file
        (org_id, claim_file_id, special_customer_id, reasons, is_chosen, lost_by, matched_at)
      values (${orgId}, ${claimFileId}, ${customerId}, ${JSON.stringify(reasons.slice(0, mostReasons))}, ${lostBy === null}, ${lostBy}, ${now})
      on conflict (org_id, claim_file_id, special_customer_id) do update
        set reasons = excluded.reasons, is_chosen = excluded.is_chosen, lost_by = excluded.lost_by`.execute(
      tx,
    );
}

/** Refuses a customer for a file; false when the file does not match it, or it was refused already. */
export async function storeRefusal(
  tx: Tx,
  { orgId, claimFileId }: Place,
  { customerId, reason, userId, now }: { customerId: string; reason: string; userId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into special_customer_match_of_file
      (org_id, claim_file_id, special_customer_id, reasons, matched_at, refused_at, refused_by_user_id, refusal_reason)
    select ${orgId}, ${claimFileId}, ${customerId}, '[]', ${now}, ${now}, ${userId}, ${reason}
    from claim_file where org_id = ${orgId} and claim_file_id = ${claimFileId} and (special_customer_id = ${customerId}
      or exists (select from special_customer_match_of_file matched where matched.org_id = ${orgId}
        and matched.claim_file_id = ${claimFileId} and matched.special_customer_id = ${customerId}))
    on conflict (org_id, claim_file_id, special_customer_id) do update
      set is_chosen = false, lost_by = null, refused_at = excluded.refused_at,
        refused_by_user_id = excluded.refused_by_user_id, refusal_reason = excluded.refusal_reason
      where special_customer_match_of_file.refused_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** A customer that a file matches or matched, as the file shows it. */
export type MatchRow = Omit<Schema<'MatchedCustomer'>, 'reasons'> & {
  reasons: Schema<'MatchReason'>[];
  is_chosen: boolean;
  handler_user_id: string | null;
  handler_name: string | null;
  valid_until: string | null;
  matched_at: Date | null;
  refused_at: Date | null;
  refused_by: string | null;
  refusal_reason: string | null;
};

/** All customers of a file: the one that counts, those that match too, and what was refused. */
export async function findMatchesOfFile(tx: Tx, { orgId, claimFileId }: Place): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select customer.special_customer_id, customer.name, customer.kind, customer.level, customer.valid_until,
      customer.handler_user_id, handler.full_name as handler_name, coalesce(matched.reasons, '[]') as reasons,
      customer.special_customer_id = file.special_customer_id and matched.refused_at is null as is_chosen,
      matched.lost_by, matched.matched_at, matched.refused_at, refuser.full_name as refused_by, matched.refusal_reason
    from claim_file file
    join special_customer customer on customer.org_id = ${orgId} and (
      customer.special_customer_id = file.special_customer_id or customer.special_customer_id in (
        select own.special_customer_id from special_customer_match_of_file own
        where own.org_id = ${orgId} and own.claim_file_id = ${claimFileId}))
    left join special_customer_match_of_file matched on matched.org_id = ${orgId}
      and matched.claim_file_id = ${claimFileId} and matched.special_customer_id = customer.special_customer_id
    left join app_user handler on handler.org_id = ${orgId} and handler.user_id = customer.handler_user_id
    left join app_user refuser on refuser.org_id = ${orgId} and refuser.user_id = matched.refused_by_user_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
    order by customer.level, customer.special_customer_id`.execute(tx);
  return rows;
}
