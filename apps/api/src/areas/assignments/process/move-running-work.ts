import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { lockClaimFiles } from '../change/change-repository.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { moveAssignment } from '../transition/move-assignment.ts';
import { findStatusTarget, findWorkIn } from './in-force-repository.ts';

type Moves = {
  assignmentType: string;
  versionNo: number;
  moves: readonly { from: string; to: string }[];
};

/** Moves the open work whose status a new version does not have, each piece with an entry in the timeline of its file. */
export async function moveRunningWork(
  context: ChangeContext & { caller: { orgId: string } },
  { assignmentType, moves, versionNo }: Moves,
): Promise<void> {
  const { tx, caller } = context;
  for (const { from, to } of moves) {
    const ids = await findWorkIn(tx, caller.orgId, { assignmentType, statusCode: from });
    const rows = await lockAssignments(tx, caller.orgId, ids);
    await lockClaimFiles(
      tx,
      caller.orgId,
      [...rows.values()].map((row) => row.claim_file_id),
    );
    const target = await findStatusTarget(tx, caller.orgId, { assignmentType, statusCode: to });
    for (const row of rows.values())
      await moveAssignment(context, {
        assignment: row,
        transition: {
          code: 'process_version',
          name: '',
          to_status_code: to,
          ...target,
          role_codes: [],
          conditions: {},
          effects: {},
          is_reason_required: false,
          asks: [],
          confirm_text: null,
          follows_event: null,
        },
        reason: `Proces nou, versiunea ${versionNo}`,
      });
  }
}
