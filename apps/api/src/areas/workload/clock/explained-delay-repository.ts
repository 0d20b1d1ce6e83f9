import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { mostExamples, type UseRow } from '#src/kernel/settings/setting-use.ts';

/** The missed terms that a cause explains, the newest first. */
export async function findExplained(
  tx: Transaction<Database>,
  orgId: string,
  code: string,
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select file.claim_file_no as label, null as address, count(*) over ()::integer as total
    from legal_clock clock
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = clock.claim_file_id
    where clock.org_id = ${orgId} and clock.delay_place = 'delay' and clock.delay_cause_code = ${code}
    order by clock.explained_at desc limit ${sql.lit(mostExamples)}`.execute(tx);
  return rows;
}
