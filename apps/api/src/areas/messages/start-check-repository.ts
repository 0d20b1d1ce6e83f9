import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** How many texts of templates are in use, and how many of them the organisation has changed. */
export async function countTemplates(tx: Tx, orgId: string) {
  const { rows } = await sql<{ count: number; own: number }>`
    select count(*)::int as count, (count(*) filter (where version > 1))::int as own
    from message_template where org_id = ${orgId} and is_active and template_set_id is null`.execute(tx);
  return rows[0] ?? { count: 0, own: 0 };
}
