import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The account that an organisation pays from, as it may be shown; null where there is none. */
export async function findPayingAccount(tx: Transaction<Database>, orgId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('paying_account')
    .select('iban_masked')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row?.iban_masked ?? null;
}
