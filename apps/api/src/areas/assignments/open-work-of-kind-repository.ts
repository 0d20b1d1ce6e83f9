import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Kind = { orgId: string; claimFileId: string; assignmentType: string };

/** Work of a file that is not done yet, with the day by which it is due and who has it. */
export type OpenWorkOfKind = {
  assignment_id: string;
  assignment_no: string;
  due_at: string;
  owner_name: string | null;
};

/** The open work of a kind on a file; of several, what is due first. */
export async function findOpenWorkOfKind(
  tx: Transaction<Database>,
  { orgId, claimFileId, assignmentType }: Kind,
): Promise<OpenWorkOfKind | undefined> {
  const { rows } = await sql<OpenWorkOfKind>`
    select work.assignment_id, work.assignment_no,
      to_char(work.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due_at, person.full_name as owner_name
    from assignment work
    left join app_user person on person.org_id = ${orgId} and person.user_id = work.assigned_user_id
    where work.org_id = ${orgId} and work.claim_file_id = ${claimFileId}
      and work.assignment_type_code = ${assignmentType} and work.list_code in ('active', 'waiting')
    order by work.due_at, work.assignment_id limit 1`.execute(tx);
  return rows[0];
}
