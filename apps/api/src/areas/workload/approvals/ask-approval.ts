import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { approvalKinds, type ApprovalKind } from '../extension-points.ts';
import { putApproval, withdrawWaiting } from './approval-repository.ts';

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

/** Asks for a decision of a second pair of eyes; answers the id of the request. What is asked again waits as it is asked now. */
export async function askApproval(context: ChangeContext, asked: AskedApproval): Promise<string> {
  const { tx, caller, now } = context;
  if (caller.kind !== 'staff') throw new Error('Only members of staff ask for a decision.');
  const kind = registeredKind(asked.kind);
  if (!kind) throw new Error(`No area has registered "${asked.kind}" as something to approve.`);
  const approvalId = await putApproval(tx, caller.orgId, {
    approval_kind: asked.kind,
    subject_id: asked.subjectId,
    claim_file_id: asked.claimFileId ?? null,
    amount_bani: asked.amountBani ?? null,
    note: asked.note ?? null,
    asked_by_user_id: caller.actorUserId ?? caller.userId,
    asked_for_user_id: caller.userId,
    asked_at: now,
  });
  if (asked.claimFileId !== undefined)
    await recordTimelineEvent(context, {
      claimFileId: asked.claimFileId,
      kind: 'approval',
      title: { ro: `Aprobare cerută: ${kind.name.ro}`, en: `Approval asked: ${kind.name.en}` },
      body: asked.note,
      data: { approval_id: approvalId, amount_bani: asked.amountBani ?? null },
    });
  return approvalId;
}

/** Takes a request back that waits: what it was about is not the same any more. */
export async function withdrawApproval(
  { tx, caller }: ChangeContext,
  subject: { kind: string; subjectId: string },
): Promise<void> {
  await withdrawWaiting(tx, caller.orgId, subject);
}

/** The kind with a code, when its area is there. */
export function registeredKind(code: string): ApprovalKind | undefined {
  return approvalKinds.entries().find((known) => known.kind === code);
}

/** The kind of a stored request. One whose area is not there any more is shown, and nobody can decide it. */
export function kindOf(code: string): ApprovalKind {
  return registeredKind(code) ?? { ...forgottenKind, kind: code };
}

const forgottenKind: Omit<ApprovalKind, 'kind'> = {
  name: { ro: 'Altă aprobare', en: 'Another approval' },
  hasAmount: false,
  afterwards: { ro: '', en: '' },
  describe: () => Promise.resolve(undefined),
  whoMayNot: () => Promise.resolve([]),
  decide: () => Promise.resolve(),
};
