import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { TakenStep } from '@dosar/workload-domain';

/** More kinds of step than any process has. */
const mostMoves = 2000;

/** Work of the last month with the steps that it took. */
export type PastPath = {
  assignment_id: string;
  claim_file_id: string;
  claim_file_no: string;
  steps: TakenStep[];
};

type Asked = { assignmentType: string; from: Date };

/** How much work of a kind was done on since a day. */
export async function countPastWork(
  tx: Transaction<Database>,
  orgId: string,
  { assignmentType, from }: Asked,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from assignment
    where org_id = ${orgId} and assignment_type_code = ${assignmentType} and last_activity_at >= ${from}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** A portion of that work, in the order of ids, with the steps that people and the product took since the day. */
export async function findPastPaths(
  tx: Transaction<Database>,
  orgId: string,
  { assignmentType, from, after, limit }: Asked & { after: string; limit: number },
): Promise<PastPath[]> {
  const { rows } = await sql<PastPath>`
    select work.assignment_id, work.claim_file_id, work.claim_file_no,
      coalesce((select jsonb_agg(jsonb_build_object('code', entry.data ->> 'transition_code',
          'from', entry.data ->> 'from_status_code', 'to', entry.data ->> 'to_status_code')
          order by entry.system_time, entry.timeline_event_id)
        from timeline_event entry
        where entry.org_id = ${orgId} and entry.assignment_id = work.assignment_id and entry.kind = 'status'
          and entry.system_time >= ${from} and entry.data ->> 'transition_code' is not null), '[]') as steps
    from (
      select assignment_id, claim_file_id, claim_file_no from assignment
      where org_id = ${orgId} and assignment_type_code = ${assignmentType} and last_activity_at >= ${from}
        and assignment_id > ${after}
      order by assignment_id limit ${limit}) work
    order by work.assignment_id`.execute(tx);
  return rows;
}

/** How often work of a kind took each step since a day, the most frequent first. */
export async function countPastMoves(
  tx: Transaction<Database>,
  orgId: string,
  { assignmentType, from }: Asked,
): Promise<Schema<'ProcessMove'>[]> {
  const { rows } = await sql<Schema<'ProcessMove'>>`
    select entry.data ->> 'from_status_code' as from_status_code, entry.data ->> 'transition_code' as step_code,
      count(*)::integer as count
    from assignment work
    join timeline_event entry on entry.org_id = ${orgId} and entry.assignment_id = work.assignment_id
      and entry.kind = 'status' and entry.system_time >= ${from} and entry.data ->> 'transition_code' is not null
      and entry.data ->> 'from_status_code' is not null
    where work.org_id = ${orgId} and work.assignment_type_code = ${assignmentType} and work.last_activity_at >= ${from}
    group by 1, 2 order by 3 desc, 1, 2 limit ${mostMoves}`.execute(tx);
  return rows;
}
