import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Work of a team that was open at some time since a day; what waits for somebody else weighs nothing. */
export type PastRow = {
  assignment_id: string;
  claim_file_id: string;
  claim_file_no: string;
  name: string;
  county_code: string | null;
  policy_type_code: string;
  assignment_type_code: string;
  weight: number;
  user_id: string | null;
  created_at: Date;
  done_at: Date | null;
};

const mostPast = 10_000;

type Asked = { teamId: string; userIds: readonly string[]; from: Date; language: Language };

/** The work of a team since a day: what its people have or had, and what waits in its queues; the newest 10,000 pieces. */
export async function findPastWork(
  tx: Transaction<Database>,
  orgId: string,
  { teamId, userIds, from, language }: Asked,
): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select work.assignment_id, work.claim_file_id, work.claim_file_no, type.${sql.ref(`name_${language}`)} as name,
      work.county_code, work.policy_type_code, work.assignment_type_code,
      case when work.list_code in ('waiting', 'snoozed') then 0 else type.weight end as weight,
      work.assigned_user_id as user_id, work.created_at, work.done_at
    from (
      select * from assignment where org_id = ${orgId} and assigned_user_id = any (${userIds}::uuid[])
        and list_code in ('active', 'waiting', 'snoozed')
      union all
      select * from assignment where org_id = ${orgId} and assigned_user_id = any (${userIds}::uuid[])
        and done_at >= ${from}
      union all
      select * from assignment where org_id = ${orgId} and assigned_user_id is null
        and category_code in ('new', 'active', 'waiting')
        and queue_id in (select queue_id from queue where org_id = ${orgId} and team_id = ${teamId})) work
    join assignment_type type on type.org_id = ${orgId} and type.assignment_type_code = work.assignment_type_code
    order by work.created_at desc, work.assignment_id limit ${sql.lit(mostPast)}`.execute(tx);
  return rows;
}
