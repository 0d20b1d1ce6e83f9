import { systemCaller, type ChangeContext, type DomainEvent } from '#src/kernel/events/domain-event.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { lockClaimFiles } from '../change/change-repository.ts';
import { findTransitions } from '../status-repository.ts';
import { moveAssignment } from './move-assignment.ts';
import { findFollowing } from './transition-repository.ts';

type Happened = { claimFileId: string; event: string; reason?: string | undefined };

/**
 * A subscription that moves the open work of a claim file by the steps that name the event in `follows`, for the manifest.
 *
 * `counts` leaves out what is not enough for it, such as a payment that is not the last one.
 */
export function followWithWork<Facts extends { claimFileId: string; reason?: string }>(
  event: DomainEvent<Facts>,
  counts: (facts: Facts) => boolean = () => true,
) {
  return event.follow(async (context, facts) => {
    const { claimFileId, reason } = facts;
    if (counts(facts)) await followEvent(context, { claimFileId, event: event.name, reason });
  });
}

/**
 * Moves the work of a file after something that has happened already: no condition and no role can refuse it any more.
 *
 * Where the status machine has no such step from the present status, nothing moves; that is how an act which is itself the
 * effect of a step stays one step.
 */
async function followEvent(context: ChangeContext, { claimFileId, event, reason }: Happened): Promise<void> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const following = await findFollowing(tx, { orgId, claimFileId, event });
  if (following.length === 0) return;
  const rows = await lockAssignments(tx, orgId, following);
  await lockClaimFiles(tx, orgId, [claimFileId]);

  for (const row of rows.values()) {
    const from = { orgId, assignmentType: row.assignment_type, statusCode: row.status_code };
    const transition = (await findTransitions(tx, from, 'ro')).find((step) => step.follows_event === event);
    if (transition === undefined) continue;
    // One that an effect of the step before has moved along already stays where it is.
    await moveAssignment(
      { ...context, caller: systemCaller(orgId) },
      { assignment: row, transition, after: event, reason },
    );
  }
}
