import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type LargeChange = Schema<'LargeChange'>;
type Owner = { orgId: string; userId: string; actorUserId: string };
type Found = Omit<LargeChange, 'undo_until' | 'created_at'> & { undo_until: Date | null; created_at: Date };

const mostSkippedShown = 100;

/** Somebody's changes of whole lists that are not over, or ended after `since`; or a single one of any age. Newest first. */
export async function findLargeChanges(
  tx: Transaction<Database>,
  { orgId, userId, actorUserId }: Owner,
  wanted: { since: Date } | { changeId: string },
): Promise<LargeChange[]> {
  const which =
    'since' in wanted
      ? sql`(change.state in ('queued', 'running', 'undoing') or change.finished_at > ${wanted.since})`
      : sql`change.assignment_change_id = ${wanted.changeId}`;
  const { rows } = await sql<Found>`
    select change.assignment_change_id, change.action, change.state, counted.total, counted.done, counted.skipped,
      array(select jsonb_build_object('assignment_id', item.assignment_id, 'claim_file_no', work.claim_file_no,
          'code', case when change.undone_at is null then item.code else 'stale' end)
        from assignment_change_item item
        join assignment work on work.org_id = item.org_id and work.assignment_id = item.assignment_id
        where item.org_id = ${orgId} and item.assignment_change_id = change.assignment_change_id
          and case when change.undone_at is null then item.outcome else item.undo_outcome end = 'skipped'
        order by item.portion, item.assignment_id limit ${sql.lit(mostSkippedShown)}) as skipped_items,
      case when change.undone_at is null then change.undo_until end as undo_until, change.created_at
    from assignment_change change
    cross join lateral (
      select count(*) filter (where change.undone_at is null or item.outcome = 'done')::integer as total,
        count(*) filter (where counts.outcome = 'done')::integer as done,
        count(*) filter (where counts.outcome = 'skipped')::integer as skipped
      from assignment_change_item item
      cross join lateral (
        select case when change.undone_at is null then item.outcome else item.undo_outcome end as outcome) as counts
      where item.org_id = ${orgId} and item.assignment_change_id = change.assignment_change_id) as counted
    where change.org_id = ${orgId} and change.user_id = ${userId} and change.actor_user_id = ${actorUserId}
      and change.request is not null and ${which}
    order by change.created_at desc, change.assignment_change_id desc limit 10`.execute(tx);
  return rows.map(({ undo_until: undoUntil, created_at: createdAt, ...row }) => ({
    ...row,
    undo_until: undoUntil?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  }));
}
