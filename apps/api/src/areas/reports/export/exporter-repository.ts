import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What somebody is called. */
export async function findUserName(
  tx: Transaction<Database>,
  orgId: string,
  userId: string,
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select full_name as name from app_user where org_id = ${orgId} and user_id = ${userId}`.execute(tx);
  return rows[0]?.name ?? '';
}
