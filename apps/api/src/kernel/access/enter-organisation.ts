import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/**
 * Continues a public call's transaction inside one organisation, once its key, code or link said which.
 *
 * Only for transactions that began without an organisation: nobody ever moves from one to another.
 */
export async function enterOrganisation(tx: Transaction<Database>, orgId: string): Promise<void> {
  await sql`select set_config('app.org_id', ${orgId}, true)`.execute(tx);
}
