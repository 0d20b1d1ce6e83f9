import type { TransitionRow } from '../status-repository.ts';
import { recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import { assignmentClosed, assignmentStatusChanged } from '../events.ts';
import { carryOutEffects } from './transition-effects.ts';
import { setStatus } from './transition-repository.ts';

type Move = {
  assignment: {
    assignment_id: string;
    claim_file_id: string;
    assignment_type: string;
    assigned_user_id: string | null;
    status_code: string;
    row_version: number;
  };
  transition: TransitionRow;
  reason: string | undefined;
  /** The event that the step follows; the effect that makes it happen is not done again. */
  after?: string;
};

/**
 * Makes a transition that may be made: new status, timeline and effects.
 *
 * Answers where the assignment stands now; `undefined` when somebody changed it since it was read.
 */
export async function moveAssignment(
  context: TimelineContext,
  { assignment, transition, reason, after }: Move,
) {
  const moved = await setStatus(context.tx, {
    orgId: context.caller.orgId,
    assignmentId: assignment.assignment_id,
    statusCode: transition.to_status_code,
    ifVersion: assignment.row_version,
    reason,
    now: context.now,
  });
  if (moved === undefined) return undefined;

  const names = transition.to_status_names;
  await recordTimelineEvent(context, {
    claimFileId: assignment.claim_file_id,
    assignmentId: assignment.assignment_id,
    kind: 'status',
    title: { ro: `Stare nouă: ${names.ro}`, en: `New status: ${names.en}` },
    body: reason,
    data: {
      transition_code: transition.code,
      from_status_code: assignment.status_code,
      to_status_code: transition.to_status_code,
      status_color: transition.to_status_color,
    },
    visibility: transition.effects.move_tracker === true ? 'claimant' : 'internal',
  });
  const facts = {
    assignmentId: assignment.assignment_id,
    claimFileId: assignment.claim_file_id,
    assignmentType: assignment.assignment_type,
  };
  await publish(context, assignmentStatusChanged, {
    ...facts,
    fromStatusCode: assignment.status_code,
    toStatusCode: transition.to_status_code,
    transitionCode: transition.code,
  });
  const changed = await carryOutEffects(
    context,
    { ...assignment, status_code: transition.to_status_code },
    transition.effects,
    after,
  );
  if (moved.category_code === 'done' || moved.category_code === 'cancelled')
    await publish(context, assignmentClosed, { ...facts, statusCode: transition.to_status_code });
  const itself = changed.find((row) => row.assignment_id === assignment.assignment_id);
  return { ...moved, ...(itself && { row_version: itself.row_version }) };
}
