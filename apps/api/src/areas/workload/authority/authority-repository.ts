import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Up to which amount somebody decides alone about things of a kind, by their roles; nothing without a limit. */
export async function authorityOf(
  tx: Transaction<Database>,
  orgId: string,
  userId: string,
  kind: string,
): Promise<number> {
  const { rows } = await sql<{ authority: number }>`
    select coalesce(max(newest.amount_bani), 0) as authority
    from user_role held cross join lateral (
      select amount_bani from authority_limit
      where org_id = ${orgId} and approval_kind = ${kind} and role_code = held.role_code
      order by set_at desc, authority_limit_id desc limit 1) newest
    where held.org_id = ${orgId} and held.user_id = ${userId}`.execute(tx);
  return rows[0]?.authority ?? 0;
}
