import type { LocalDate } from '@dosar/kernel/dates';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** How many terms of the law hold for accidents of a day, and how many of them the organisation has written itself. */
export async function countLegalRules(tx: Tx, orgId: string, day: LocalDate) {
  const { rows } = await sql<{ count: number; own: number }>`
    select count(*)::int as count, (count(*) filter (where is_own))::int as own
    from (select distinct on (legal_rule_code, policy_type_code) is_own from legal_rule
      where org_id = ${orgId} and event_from <= ${day} and coalesce(event_to >= ${day}, true)
      order by legal_rule_code, policy_type_code, event_from desc) in_force`.execute(tx);
  return rows[0] ?? { count: 0, own: 0 };
}

/** How many limits of authority there are, and how many of them the organisation has set itself. */
export async function countLimits(tx: Tx, orgId: string) {
  const { rows } = await sql<{ count: number; own: number }>`
    select count(*)::int as count, (count(*) filter (where set_by_user_id is not null))::int as own
    from authority_limit where org_id = ${orgId}`.execute(tx);
  return rows[0] ?? { count: 0, own: 0 };
}
