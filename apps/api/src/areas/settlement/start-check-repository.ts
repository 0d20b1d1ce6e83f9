import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The account that an organisation pays from, as it is shown. */
export async function findMaskedAccount(
  tx: Transaction<Database>,
  orgId: string,
): Promise<string | undefined> {
  const account = await tx
    .selectFrom('paying_account')
    .select('iban_masked')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return account?.iban_masked;
}
