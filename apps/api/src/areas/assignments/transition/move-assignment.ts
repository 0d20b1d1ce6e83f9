import type { Schema } from '@dosar/openapi';
import type { TransitionRow } from '../status-repository.ts';
import { linkFiles, recordTimelineEvent, type TimelineContext } from '#src/areas/claims/index.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import { assignmentClosed, assignmentStatusChanged } from '../events.ts';
import type { SaidWithTransition } from './choose-transition.ts';
import { carryOutEffects } from './transition-effects.ts';
import { setStatus } from './transition-repository.ts';

type Move = SaidWithTransition & {
  assignment: {
    assignment_id: string;
    claim_file_id: string;
    assignment_type: string;
    assigned_user_id: string | null;
    status_code: string;
    row_version: number;
  };
  transition: TransitionRow;
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
  { assignment, transition, after, ...said }: Move,
) {
  const { reason, waitingOn } = said;
  const moved = await setStatus(context.tx, {
    orgId: context.caller.orgId,
    assignmentId: assignment.assignment_id,
    statusCode: transition.to_status_code,
    ifVersion: assignment.row_version,
    reason,
    waitingOn,
    now: context.now,
  });
  if (moved === undefined) return undefined;

  const names = transition.to_status_names;
  await recordTimelineEvent(context, {
    claimFileId: assignment.claim_file_id,
    assignmentId: assignment.assignment_id,
    kind: 'status',
    title: enteredTitle(names, waitingOn),
    body: reason,
    data: {
      transition_code: transition.code,
      from_status_code: assignment.status_code,
      to_status_code: transition.to_status_code,
      status_color: transition.to_status_color,
      ...(waitingOn !== undefined && { waiting_on: waitingOn }),
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
  if (said.duplicateOf !== undefined)
    await linkFiles(context, {
      claimFileId: assignment.claim_file_id,
      otherClaimFileId: said.duplicateOf,
      kind: 'duplicate',
      reason: said.reason,
    });
  const changed = await carryOutEffects(
    context,
    { ...assignment, status_code: transition.to_status_code, reason },
    transition.effects,
    after,
  );
  if (moved.category_code === 'done' || moved.category_code === 'cancelled')
    await publish(context, assignmentClosed, { ...facts, statusCode: transition.to_status_code });
  const itself = changed.find((row) => row.assignment_id === assignment.assignment_id);
  return { ...moved, ...(itself && { row_version: itself.row_version }) };
}

const whom: Record<Schema<'WaitingOn'>, BilingualText> = {
  us: { ro: 'așteaptă pe noi', en: 'waits for us' },
  manager: { ro: 'așteaptă managerul', en: 'waits for the manager' },
  claimant: { ro: 'așteaptă păgubitul', en: 'waits for the claimant' },
  shop: { ro: 'așteaptă service-ul', en: 'waits for the repair shop' },
  police: { ro: 'așteaptă poliția', en: 'waits for the police' },
  insurer: { ro: 'așteaptă asigurătorul', en: 'waits for the insurer' },
  other: { ro: 'așteaptă pe altcineva', en: 'waits for somebody else' },
};

function enteredTitle(names: BilingualText, waitingOn: Schema<'WaitingOn'> | undefined): BilingualText {
  const [ro, en] =
    waitingOn === undefined ? ['', ''] : [`, ${whom[waitingOn].ro}`, `, ${whom[waitingOn].en}`];
  return { ro: `Stare nouă: ${names.ro}${ro}`, en: `New status: ${names.en}${en}` };
}
