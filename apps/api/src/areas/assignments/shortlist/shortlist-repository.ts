import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';
import { rowColumns, rowJoins, type RowReader } from '../worklist/worklist-row.ts';

/** What somebody opened last, the newest first, whatever became of it since. */
export async function findRecentlyOpened(
  tx: Transaction<Database>,
  reader: RowReader,
  most: number,
): Promise<Schema<'WorklistRow'>[]> {
  const { orgId, userId, language } = reader;
  const { rows } = await sql<Schema<'WorklistRow'>>`${prepared}
    select ${rowColumns(language)}
    from (
      select assignment.*, opened.visited_at as opened_at
      from (select assignment_id, visited_at from assignment_visit
        where org_id = ${orgId} and user_id = ${userId} order by visited_at desc limit ${most}) as opened
        join assignment on assignment.org_id = ${orgId} and assignment.assignment_id = opened.assignment_id
    ) as page ${rowJoins(reader)}
    order by page.opened_at desc, page.assignment_id`.execute(tx);
  return rows;
}

/** What the last nightly look for forgotten work found; null before the first one. */
export async function readLastCheck(
  tx: Transaction<Database>,
  orgId: string,
): Promise<Schema<'WorklistCheck'> | null> {
  const { rows } = await sql<Schema<'WorklistCheck'>>`${prepared}
    select to_char(last.checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as checked_at, last.orphan_count,
      coalesce((select jsonb_agg(jsonb_build_object('assignment_id', assignment.assignment_id,
            'claim_file_no', assignment.claim_file_no, 'reason', orphan ->> 'reason') order by position)
          from jsonb_array_elements(last.orphans) with ordinality as found (orphan, position)
            join assignment on assignment.org_id = ${orgId}
              and assignment.assignment_id = (orphan ->> 'assignment_id')::uuid), '[]') as orphans
    from worklist_check last
    where last.org_id = ${orgId} order by last.checked_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
