import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { giveFollowingWork, isKindOfWork, openAssignment } from '#src/areas/assignments/index.ts';
import { findFileId, recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findVisitWork } from '#src/areas/scheduling/index.ts';
import { findFiledClaim, lockFile } from '../notified-claim-repository.ts';

/** The kind of work that a vehicle is first inspected by. */
const inspection = 'assessment';

type Wanting = Call<'wantInspection'>;

/** Opens the inspection of a claim that has just been reported; its hours are those of scheduling, as for everybody. */
export async function wantInspection(call: Wanting): Promise<{ success: true }> {
  const { tx, caller, language, audit } = call;
  const { orgId } = caller;
  const { claimFileId, assignmentId } = await reportedFile(call);
  audit.subject(claimFileId);
  // Two presses wait for each other here: the second finds the work of the first.
  await lockFile(tx, orgId, claimFileId);
  if ((await findVisitWork(tx, { orgId, claimFileId }, language)).length > 0) return { success: true };
  if (!(await isKindOfWork(tx, orgId, inspection)))
    throw new Problem(409, 'conflict', { context: { reason: 'not_offered' } });
  const opened = await openAssignment(call, {
    claimFileId,
    assignmentType: inspection,
    createdByUserId: caller.kind === 'staff' ? caller.userId : undefined,
    parentAssignmentId: assignmentId,
  });
  await giveFollowingWork(call, {
    claimFileId,
    fromAssignmentId: assignmentId,
    assignmentIds: [opened.assignment_id],
  });
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId: opened.assignment_id,
    kind: 'assignment',
    title: { ro: 'Se cere constatarea mașinii', en: 'An inspection of the car is wanted' },
  });
  return { success: true };
}

async function reportedFile({ tx, caller, body }: Wanting) {
  const filed =
    caller.kind === 'staff'
      ? { claimFileId: await findFileId(tx, caller.orgId, body.claim_file_no), assignmentId: undefined }
      : await findFiledClaim(tx, caller, body.claim_file_no);
  if (filed?.claimFileId === undefined) throw notFound();
  return { ...filed, claimFileId: filed.claimFileId };
}
