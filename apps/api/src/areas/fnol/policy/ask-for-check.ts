import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { giveFollowingWork, isKindOfWork, openAssignment } from '#src/areas/assignments/index.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { reasonTexts } from './reason-texts.ts';

/** The kind of work that finds out whether a policy covers an accident; the decision about the policy ends it. */
export const policyCheck = 'coverage_check';

type Doubtful = {
  claimFileId: string;
  /** The first work of the file, from which the check follows. */
  assignmentId: string;
  verdict: Schema<'PolicyVerdict'>;
  reasons: readonly Schema<'PolicyReason'>[];
};

/**
 * Asks a person to look at a policy that may not cover the accident: work in its queue, due on a working day, and an entry that
 * says why. Organisations that do no such work get the entry alone.
 */
export async function askForPolicyCheck(
  context: ChangeContext,
  { claimFileId, assignmentId: parent, verdict, reasons }: Doubtful,
): Promise<void> {
  const { tx, caller } = context;
  const hasWork = await isKindOfWork(tx, caller.orgId, policyCheck);
  const opened = hasWork
    ? await openAssignment(context, {
        claimFileId,
        assignmentType: policyCheck,
        createdByUserId: undefined,
        parentAssignmentId: parent,
      })
    : undefined;
  await recordTimelineEvent(context, {
    claimFileId,
    ...(opened !== undefined && { assignmentId: opened.assignment_id }),
    kind: opened === undefined ? 'system' : 'assignment',
    title: { ro: 'Poliță de verificat', en: 'Policy to be checked' },
    body: reasons.map((reason) => reasonTexts[reason].ro).join(', '),
    data: { policy_verdict: verdict },
  });
  if (opened !== undefined)
    await giveFollowingWork(context, {
      claimFileId,
      fromAssignmentId: parent,
      assignmentIds: [opened.assignment_id],
    });
}
