import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** How many rules of the law the product knows. */
export async function countLegalRules(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from legal_rule`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** How many limits of authority there are, and how many of them the organisation has set itself. */
export async function countLimits(tx: Tx, orgId: string) {
  const { rows } = await sql<{ count: number; own: number }>`
    select count(*)::int as count, (count(*) filter (where set_by_user_id is not null))::int as own
    from authority_limit where org_id = ${orgId}`.execute(tx);
  return rows[0] ?? { count: 0, own: 0 };
}
