import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What a repair shop owes, and the day it has named for it. */
export type OwedByShop = { owed: 'estimate' | 'repair' | 'parts'; until: string | null };

/** What the repair shop of a file does that has accepted its work and is not done with it; the oldest job of several. */
export async function findOwedByShop(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<OwedByShop | undefined> {
  const { rows } = await sql<OwedByShop>`
    select case state when 'accepted' then 'estimate' when 'waiting_parts' then 'parts' else 'repair' end as owed,
      case state when 'accepted' then null when 'waiting_parts' then parts_until else promised_on end as until
    from partner_job
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and kind in ('repair', 'glass')
      and state in ('accepted', 'approved', 'in_work', 'waiting_parts')
    order by created_at, partner_job_id limit 1`.execute(tx);
  return rows[0];
}
