import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { assignmentOpened } from './events.ts';
import { followWorkRule } from './work-rule/follow-work-rule.ts';
import { insertAssignment, type NewWork, type OpenedAssignment } from './new-assignment-repository.ts';

/** Opens work of some kind on a claim file, in its first status; it waits in its queue until somebody takes it. */
export async function openAssignment(
  context: ChangeContext,
  work: Omit<NewWork, 'orgId' | 'now'>,
): Promise<OpenedAssignment> {
  const opened = await insertAssignment(context.tx, {
    ...work,
    orgId: context.caller.orgId,
    now: context.now,
  });
  await followWorkRule(context, {
    claimFileId: work.claimFileId,
    assignmentIds: [opened.assignment_id],
  });
  await publish(context, assignmentOpened, {
    assignmentId: opened.assignment_id,
    claimFileId: work.claimFileId,
    assignmentType: work.assignmentType,
    statusCode: opened.status_code,
  });
  return opened;
}
