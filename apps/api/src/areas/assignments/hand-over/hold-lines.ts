import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { holdAssignees } from '../assignee-repository.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';

/** An assignment and the person who gets it. */
type Line = { assignment_id: string; to_user_id: string };

/**
 * Locks the people of some lines and then their assignments, each by id.
 *
 * The order is that of a deactivation, so that the two cannot deadlock.
 */
export async function holdLines(tx: Transaction<Database>, orgId: string, lines: readonly Line[]) {
  const assignees = await holdAssignees(
    tx,
    orgId,
    lines.map((line) => line.to_user_id),
  );
  const locked = await lockAssignments(
    tx,
    orgId,
    lines.map((line) => line.assignment_id),
  );
  return { assignees, locked };
}
