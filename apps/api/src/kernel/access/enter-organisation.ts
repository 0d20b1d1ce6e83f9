import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/**
 * Sets the organisation of a public call's transaction, once its key, code or link named it.
 *
 * Only for transactions that began without an organisation; a transaction never changes its organisation.
 */
export async function enterOrganisation(tx: Transaction<Database>, orgId: string): Promise<void> {
  await sql`select set_config('app.org_id', ${orgId}, true)`.execute(tx);
}
