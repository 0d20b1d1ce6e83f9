import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { AssignmentValues } from './changeable-assignment-repository.ts';
import type { Change } from './row-change.ts';

type OwnChange = { orgId: string; changeId: string; userId: string; actorUserId: string };

/** A change that this person made, in this person's name; nobody else takes it back meanwhile. */
export async function lockChange(tx: Transaction<Database>, own: OwnChange) {
  const { rows } = await sql<{
    action: Change['action'];
    undo_until: Date | null;
    undone_at: Date | null;
    /** Whether a job made it. */
    is_large: boolean;
  }>`
    select action, undo_until, undone_at, request is not null as is_large from assignment_change
    where org_id = ${own.orgId} and assignment_change_id = ${own.changeId}
      and user_id = ${own.userId} and actor_user_id = ${own.actorUserId}
    for update`.execute(tx);
  return rows[0];
}

/** An assignment that a change changed, as it was before. */
export type DoneItem = {
  assignment_id: string;
  before: AssignmentValues;
  row_version_after: number;
  timeline_event_id: string | null;
};

/** The assignments that a change changed, in the order of their ids. */
export async function findDoneItems(tx: Transaction<Database>, orgId: string, changeId: string) {
  const { rows } = await sql<DoneItem>`
    select assignment_id, before, row_version_after, timeline_event_id from assignment_change_item
    where org_id = ${orgId} and assignment_change_id = ${changeId} and outcome = 'done' and before is not null
    order by assignment_id`.execute(tx);
  return rows;
}

type Moment = { orgId: string; changeId: string; now: Date };

/** A change is taken back once. */
export async function markUndone(tx: Transaction<Database>, moment: Moment): Promise<void> {
  await setUndone(tx, moment, 'undone');
}

/** The same for a change that a job will take back. */
export async function beginUndo(tx: Transaction<Database>, moment: Moment): Promise<void> {
  await setUndone(tx, moment, 'undoing');
}

async function setUndone(
  tx: Transaction<Database>,
  { orgId, changeId, now }: Moment,
  state: 'undoing' | 'undone',
) {
  await tx
    .updateTable('assignment_change')
    .set({ undone_at: now, state })
    .where('org_id', '=', orgId)
    .where('assignment_change_id', '=', changeId)
    .execute();
}
