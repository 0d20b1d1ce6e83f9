import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { approvalKinds, type ApprovalKind } from '../extension-points.ts';
import { insertApproval } from './approval-repository.ts';

/** What is to be decided by somebody else, and why. */
export type AskedApproval = {
  /** Code of a registered kind. */
  kind: string;
  subjectId: string;
  claimFileId: string | undefined;
  amountBani: number | undefined;
  /** What whoever asks wants to say to whoever decides. */
  note: string | undefined;
};

/** Asks for a decision of a second pair of eyes; answers the id of the request, also when the same one waits already. */
export async function askApproval(context: ChangeContext, asked: AskedApproval): Promise<string> {
  const { tx, caller, now } = context;
  if (caller.kind !== 'staff') throw new Error('Only members of staff ask for a decision.');
  const kind = kindOf(asked.kind);
  const { approvalId, isNew } = await insertApproval(tx, caller.orgId, {
    approval_kind: asked.kind,
    subject_id: asked.subjectId,
    claim_file_id: asked.claimFileId ?? null,
    amount_bani: asked.amountBani ?? null,
    note: asked.note ?? null,
    asked_by_user_id: caller.actorUserId ?? caller.userId,
    asked_for_user_id: caller.userId,
    asked_at: now,
  });
  if (isNew && asked.claimFileId !== undefined)
    await recordTimelineEvent(context, {
      claimFileId: asked.claimFileId,
      kind: 'approval',
      title: { ro: `Aprobare cerută: ${kind.name.ro}`, en: `Approval asked: ${kind.name.en}` },
      body: asked.note,
      data: { approval_id: approvalId, amount_bani: asked.amountBani ?? null },
    });
  return approvalId;
}

/** The kind of a stored request; its area has to be there. */
function kindOf(code: string): ApprovalKind {
  const kind = approvalKinds.entries().find((known) => known.kind === code);
  if (!kind) throw new Error(`No area has registered "${code}" as something to approve.`);
  return kind;
}
