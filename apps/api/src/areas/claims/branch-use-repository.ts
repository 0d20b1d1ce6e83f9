import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

/** The first open claim files of an office, with how many there are. */
export async function findFilesOfBranch(
  tx: Transaction<Database>,
  orgId: string,
  branchId: string,
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select file.*, (select '/workflow/getById/' || work.claim_file_no || '/' || work.assignment_id::text
        from assignment work where work.org_id = ${orgId} and work.claim_file_id = file.claim_file_id
        order by work.created_at, work.assignment_id limit 1) as address
    from (select count(*) over ()::integer as total, claim_file_no as label, claim_file_id from claim_file
      where org_id = ${orgId} and branch_id::text = ${branchId} and closed_at is null
      order by claim_file_no limit ${mostExamples}) file
    order by file.label`.execute(tx);
  return rows;
}
