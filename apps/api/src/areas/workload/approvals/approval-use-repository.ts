import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

/** Whose requests wait for a decision first, with how many requests there are. */
export async function findWaitingApprovals(tx: Transaction<Database>, orgId: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select count(*) over ()::integer as total,
      asker.full_name || coalesce(' · ' || file.claim_file_no, '') as label, '/manager-area/approvals' as address
    from approval
    join app_user asker on asker.org_id = approval.org_id and asker.user_id = approval.asked_for_user_id
    left join claim_file file on file.org_id = approval.org_id and file.claim_file_id = approval.claim_file_id
    where approval.org_id = ${orgId} and approval.status = 'asked'
    order by approval.asked_at, approval.approval_id limit ${mostExamples}`.execute(tx);
  return rows;
}
