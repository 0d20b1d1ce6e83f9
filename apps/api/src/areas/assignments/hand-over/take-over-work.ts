import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { holdAssignee } from '../assignee-repository.ts';
import { changeValues } from '../change/change-values.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { isClosed } from '../change/row-change.ts';
import { takenOver } from '../change/value-rules.ts';

type WantedWork = { assignmentId: string; readVersion: number; reason: string };

/**
 * Takes open work over from whoever has it, with the reason in the timeline; answers who had it.
 *
 * The area that the work belongs to decides who may: there somebody waits, and a colleague is there first.
 */
export async function takeOverWork(
  context: ChangeContext & { caller: UserCaller & { orgId: string } },
  { assignmentId, readVersion, reason }: WantedWork,
): Promise<{ claimFileNo: string; fromUserId: string }> {
  const { tx, caller } = context;
  const assignee = await holdAssignee(tx, caller.orgId, caller.userId);
  const row = (await lockAssignments(tx, caller.orgId, [assignmentId])).get(assignmentId);
  if (row === undefined) throw notFound();
  const { assigned_user_id: fromUserId } = row;
  if (isClosed(row) || fromUserId === null || fromUserId === caller.userId)
    throw new Problem(409, 'conflict', { context: { holder: row.owner_name } });
  if (row.row_version !== readVersion) throw staleRowVersion(row.row_version);
  if (assignee === undefined) throw new Problem(422, 'rule_refused');
  await changeValues(context, [row], takenOver(row, assignee, reason));
  return { claimFileNo: row.claim_file_no, fromUserId };
}
