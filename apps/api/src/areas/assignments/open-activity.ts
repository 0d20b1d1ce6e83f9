import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { findActivityTypes, findWorkOfFile } from './activity-type-repository.ts';
import { openAssignment } from './open-assignment.ts';
import { giveFollowingWork } from './transition/give-following-work.ts';

/** Opens work of a kind on a claim file, below the work that it follows from; its owner is that of work that follows from a step. */
export async function openActivity(call: Call<'openActivity'>) {
  const { path, body, caller, tx, audit } = call;
  const { orgId } = caller;
  const claimFileId = path.claim_file_id;
  const work = await findWorkOfFile(tx, orgId, claimFileId);
  if (work.length === 0) throw notFound();
  const type = (await findActivityTypes(tx, orgId)).find(({ code }) => code === body.assignment_type);
  if (type === undefined) throw fieldRefused('assignment_type', 'unknown_code');
  const parent =
    body.parent_assignment_id === undefined
      ? work.find(({ is_case_master: isMain }) => isMain)
      : work.find(({ assignment_id: id }) => id === body.parent_assignment_id);
  if (body.parent_assignment_id !== undefined && parent === undefined) throw notFound();

  const opened = await openAssignment(call, {
    claimFileId,
    assignmentType: type.code,
    createdByUserId: caller.userId,
    parentAssignmentId: parent?.assignment_id,
  });
  await giveFollowingWork(call, {
    claimFileId,
    fromAssignmentId: parent?.assignment_id,
    assignmentIds: [opened.assignment_id],
  });
  audit.subject(opened.assignment_id);
  audit.note({ assignment_type: type.code });
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId: opened.assignment_id,
    kind: 'assignment',
    title: { ro: `Activitate nouă: ${type.name_ro}`, en: `New activity: ${type.name_en}` },
  });
  return { assignment_id: opened.assignment_id, assignment_no: opened.assignment_no };
}
