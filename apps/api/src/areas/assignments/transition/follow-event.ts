import { systemCaller, type ChangeContext, type DomainEvent } from '#src/kernel/events/domain-event.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { lockClaimFiles } from '../change/change-repository.ts';
import { findTransitions } from '../status-repository.ts';
import { moveAssignment } from './move-assignment.ts';
import { findMainWork } from './transition-repository.ts';

type Happened = { claimFileId: string; event: string };

/**
 * A subscription that moves the main work of a claim file by the step that names the event in `follows`, for the manifest.
 *
 * `counts` leaves out what is not enough for it, such as a payment that is not the last one.
 */
export function followWithMainWork<Facts extends { claimFileId: string }>(
  event: DomainEvent<Facts>,
  counts: (facts: Facts) => boolean = () => true,
) {
  return event.follow(async (context, facts) => {
    if (counts(facts)) await followEvent(context, { claimFileId: facts.claimFileId, event: event.name });
  });
}

/**
 * Moves the main work of a file after something that has happened already: no condition and no role can refuse it any more.
 *
 * Where the status machine has no such step from the present status, nothing moves; that is how an act which is itself the
 * effect of a step stays one step.
 */
async function followEvent(context: ChangeContext, { claimFileId, event }: Happened): Promise<void> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const mainWork = await findMainWork(tx, { orgId, claimFileId });
  if (mainWork === undefined) return;
  const row = (await lockAssignments(tx, orgId, [mainWork])).get(mainWork);
  if (row === undefined) return;
  await lockClaimFiles(tx, orgId, [claimFileId]);

  const from = { orgId, assignmentType: row.assignment_type, statusCode: row.status_code };
  const transition = (await findTransitions(tx, from, 'ro')).find((step) => step.follows_event === event);
  if (transition === undefined) return;
  const moved = await moveAssignment(
    { ...context, caller: systemCaller(orgId) },
    { assignment: row, transition, reason: undefined, after: event },
  );
  if (moved === undefined) throw new Error('The main work of a file changed while it was locked.');
}
