import type { TransitionRow } from '../status-repository.ts';
import { recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import { createFollowingAssignments } from './following-assignments.ts';
import { moveDueDate, moveTracker } from './transition-repository.ts';
import { wakeBy } from '../wake-assignments.ts';

type Moved = {
  assignment_id: string;
  claim_file_id: string;
  assignment_type: string;
  assigned_user_id: string | null;
};

/** What effects reach beyond this area for. */
export type EffectNeeds = {
  /** Tells the claimant that the tracker has news. */
  tellClaimant: (
    context: TimelineContext,
    news: { claimFileId: string; assignmentId: string },
  ) => Promise<void>;
};

/**
 * Does what the status machine says happens with a transition, each with its own entry in the timeline.
 *
 * Answers all that was brought back by it: the assignment that moved may be among it, and has a newer version then.
 */
export async function carryOutEffects(
  needs: EffectNeeds,
  context: TimelineContext,
  moved: Moved,
  { effects, to_status_code }: TransitionRow,
) {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const claimFileId = moved.claim_file_id;

  if (effects.due_in_hours !== undefined)
    await moveDueDate(tx, { orgId, assignmentId: moved.assignment_id, hours: effects.due_in_hours, now });

  if (effects.move_tracker === true) {
    const title = await moveTracker(tx, {
      orgId,
      claimFileId,
      assignmentType: moved.assignment_type,
      statusCode: to_status_code,
      now,
    });
    if (title !== undefined)
      await recordTimelineEvent(context, {
        claimFileId,
        assignmentId: moved.assignment_id,
        kind: 'tracker',
        title,
        visibility: 'claimant',
      });
  }

  const created = await createFollowingAssignments(tx, {
    orgId,
    claimFileId,
    parentAssignmentId: moved.assignment_id,
    assignmentTypes: effects.create_assignments ?? [],
    now,
  });
  for (const assignment of created)
    await recordTimelineEvent(context, {
      claimFileId,
      assignmentId: assignment.assignment_id,
      kind: 'assignment',
      title: { ro: `Activitate nouă: ${assignment.name_ro}`, en: `New assignment: ${assignment.name_en}` },
      data: { assignment_no: assignment.assignment_no },
    });

  const woken =
    effects.wake === undefined ? [] : await wakeBy(tx, { orgId, claimFileId, event: effects.wake, now });

  if (effects.notify_claimant === true)
    await needs.tellClaimant(context, { claimFileId, assignmentId: moved.assignment_id });
  return woken;
}
