import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { giveFollowingWork, openAssignment } from '#src/areas/assignments/index.ts';
import { hasTotalLossWork } from './total-loss-repository.ts';

/** Opens the work about a total loss on a file, unless there is some. */
export async function openTotalLoss(
  context: ChangeContext,
  { claimFileId, assignmentId }: { claimFileId: string; assignmentId: string },
): Promise<void> {
  const { tx, caller } = context;
  if (await hasTotalLossWork(tx, caller.orgId, claimFileId)) return;
  const opened = await openAssignment(context, {
    claimFileId,
    assignmentType: 'total_loss',
    createdByUserId: 'userId' in caller ? (caller.actorUserId ?? caller.userId) : undefined,
    parentAssignmentId: assignmentId,
  });
  await giveFollowingWork(context, {
    claimFileId,
    fromAssignmentId: assignmentId,
    assignmentIds: [opened.assignment_id],
  });
}
