import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What somebody is called, and their organisation. */
export async function findExporter(
  tx: Transaction<Database>,
  orgId: string,
  userId: string,
): Promise<{ name: string; organisation: string }> {
  const { rows } = await sql<{ name: string; organisation: string }>`
    select app_user.full_name as name, organisation.org_name as organisation
    from app_user join organisation on organisation.org_id = app_user.org_id
    where app_user.org_id = ${orgId} and user_id = ${userId}`.execute(tx);
  return rows[0] ?? { name: '', organisation: '' };
}
