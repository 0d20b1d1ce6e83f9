import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Who gets the new work on the files of a special customer. */
export type SpecialHandler = {
  userId: string;
  /** A rule names them, rather than that they answer for the customer. */
  isByRule: boolean;
};

/** Who gets the new work on each of some claim files; files without such a person are left out. */
export async function findSpecialHandlers(
  tx: Transaction<Database>,
  orgId: string,
  claimFileIds: readonly string[],
): Promise<ReadonlyMap<string, SpecialHandler>> {
  const { rows } = await sql<{
    claim_file_id: string;
    ruled_user_id: string | null;
    handler_user_id: string;
  }>`
    select file.claim_file_id, (route.settings #>> '{route,user_id}')::uuid as ruled_user_id,
      coalesce((route.settings #>> '{route,user_id}')::uuid, customer.handler_user_id) as handler_user_id
    from claim_file file
    join special_customer customer on customer.org_id = ${orgId}
      and customer.special_customer_id = file.special_customer_id and customer.is_active
    left join special_rule_of_file route on route.org_id = ${orgId} and route.claim_file_id = file.claim_file_id
      and route.kind = 'route' and route.ended_at is null
    where file.org_id = ${orgId} and file.claim_file_id = any (${claimFileIds}::uuid[])
      and coalesce((route.settings #>> '{route,user_id}')::uuid, customer.handler_user_id) is not null`.execute(
    tx,
  );
  return new Map(
    rows.map((row) => [
      row.claim_file_id,
      { userId: row.handler_user_id, isByRule: row.ruled_user_id !== null },
    ]),
  );
}
