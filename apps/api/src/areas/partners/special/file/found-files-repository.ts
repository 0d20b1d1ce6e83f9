import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';

/** The special customer of a file, and the most precise of the reasons by which it was recognised. */
export type CustomerOfFound = {
  claim_file_no: string;
  name: string;
  kind: Schema<'SpecialCustomerKind'>;
  handler_user_id: string | null;
  reason: Schema<'MatchReason'> | null;
};

/** The special customers of some files; files of nobody special are left out. */
export async function findCustomersOfFiles(
  tx: Transaction<Database>,
  orgId: string,
  claimFileNos: readonly string[],
): Promise<CustomerOfFound[]> {
  const { rows } = await sql<CustomerOfFound>`${prepared}
    select file.claim_file_no, customer.name, customer.kind, customer.handler_user_id, matched.reasons->0 as reason
    from claim_file file
    join special_customer customer on customer.org_id = ${orgId}
      and customer.special_customer_id = file.special_customer_id
    left join special_customer_match_of_file matched on matched.org_id = ${orgId}
      and matched.claim_file_id = file.claim_file_id
      and matched.special_customer_id = file.special_customer_id and matched.refused_at is null
    where file.org_id = ${orgId} and file.claim_file_no = any (${claimFileNos})`.execute(tx);
  return rows;
}
