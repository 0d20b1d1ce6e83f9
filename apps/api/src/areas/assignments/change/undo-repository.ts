import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { AssignmentValues } from './changeable-assignment-repository.ts';
import type { Change } from './row-change.ts';

type OwnChange = { orgId: string; changeId: string; userId: string; actorUserId: string };

/** A change that this person made, in this person's name; nobody else takes it back meanwhile. */
export async function lockChange(tx: Transaction<Database>, own: OwnChange) {
  const { rows } = await sql<{ action: Change['action']; undo_until: Date | null; undone_at: Date | null }>`
    select action, undo_until, undone_at from assignment_change
    where org_id = ${own.orgId} and assignment_change_id = ${own.changeId}
      and user_id = ${own.userId} and actor_user_id = ${own.actorUserId}
    for update`.execute(tx);
  return rows[0];
}

/** An assignment that a change changed, as it was before. */
export type DoneItem = { assignment_id: string; before: AssignmentValues; row_version_after: number };

/** The assignments that a change changed, in the order of their ids. */
export async function findDoneItems(tx: Transaction<Database>, orgId: string, changeId: string) {
  const { rows } = await sql<DoneItem>`
    select assignment_id, before, row_version_after from assignment_change_item
    where org_id = ${orgId} and assignment_change_id = ${changeId} and outcome = 'done' and before is not null
    order by assignment_id`.execute(tx);
  return rows;
}

/** A change is taken back once. */
export async function markUndone(
  tx: Transaction<Database>,
  { orgId, changeId, now }: { orgId: string; changeId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('assignment_change')
    .set({ undone_at: now })
    .where('org_id', '=', orgId)
    .where('assignment_change_id', '=', changeId)
    .execute();
}
