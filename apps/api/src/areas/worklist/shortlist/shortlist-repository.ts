import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** What somebody opened last, the newest first, whatever became of it since. */
export async function findRecentlyOpened(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  most: number,
): Promise<Schema<'RecentFile'>[]> {
  const { rows } = await sql<Schema<'RecentFile'>>`${prepared}
    select assignment.assignment_id, assignment.claim_file_no, nullif(assignment.claimant_name, '') as claimant_name,
      to_char(opened.visited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as opened_at
    from (select assignment_id, visited_at from assignment_visit
      where org_id = ${orgId} and user_id = ${userId} order by visited_at desc limit ${most}) as opened
      join assignment on assignment.org_id = ${orgId} and assignment.assignment_id = opened.assignment_id
    order by opened.visited_at desc, assignment.assignment_id`.execute(tx);
  return rows;
}

/** The name of somebody's team, for whoever has one. */
export async function findTeamName(
  tx: Transaction<Database>,
  { orgId, userId, language }: { orgId: string; userId: string; language: Language },
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`${prepared}
    select ${sql.ref(`team.name_${language}`)} as name
    from app_user join team on team.org_id = ${orgId} and team.team_id = app_user.team_id
    where app_user.org_id = ${orgId} and app_user.user_id = ${userId}`.execute(tx);
  return rows[0]?.name ?? null;
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

/** How much of somebody's active work is past its deadline, counted up to a limit. */
export async function countOverdue(
  tx: Transaction<Database>,
  { orgId, userId }: { orgId: string; userId: string },
  now: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`${prepared}
    select (select count(*)::integer from (
      select from assignment
      where org_id = ${orgId} and assigned_user_id = ${userId} and list_code = 'active' and due_at < ${now}
      limit ${sql.lit(limit)}) as overdue) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
