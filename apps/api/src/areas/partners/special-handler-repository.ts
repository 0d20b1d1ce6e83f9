import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Who answers for the special customer of each of some claim files; files without such a person are left out. */
export async function findSpecialHandlers(
  tx: Transaction<Database>,
  orgId: string,
  claimFileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ claim_file_id: string; handler_user_id: string }>`
    select file.claim_file_id, customer.handler_user_id
    from claim_file file
    join special_customer customer on customer.org_id = ${orgId}
      and customer.special_customer_id = file.special_customer_id and customer.is_active
    where file.org_id = ${orgId} and file.claim_file_id = any (${claimFileIds}::uuid[])
      and customer.handler_user_id is not null`.execute(tx);
  return new Map(rows.map((row) => [row.claim_file_id, row.handler_user_id]));
}
