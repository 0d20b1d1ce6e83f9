import { giveFollowingWork, isKindOfWork, openAssignment } from '#src/areas/assignments/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { JobRow } from '../job-repository.ts';
import { findWorkOnFile } from '../moving/asked-partner-repository.ts';
import type { Occasion } from './notice-repository.ts';
import { tellHandler } from './tell-handler.ts';

const activity = 'task';

/** Asks the handler of a file to choose a partner: with a notice, and with an activity where the organisation has such work. */
export async function askHandler(context: ChangeContext, job: JobRow, occasion: Occasion): Promise<void> {
  await tellHandler(context, job, occasion);
  const { tx, caller } = context;
  const claimFileId = job.claim_file_id;
  if (!(await isKindOfWork(tx, caller.orgId, activity))) return;
  const parent = await findWorkOnFile(tx, caller.orgId, claimFileId);
  const opened = await openAssignment(context, {
    claimFileId,
    assignmentType: activity,
    createdByUserId: undefined,
    parentAssignmentId: parent,
  });
  await giveFollowingWork(context, {
    claimFileId,
    fromAssignmentId: parent,
    assignmentIds: [opened.assignment_id],
  });
}
