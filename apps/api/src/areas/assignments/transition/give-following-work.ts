import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { giveNewWork } from '../hand-over/give-new-work.ts';
import { findFollowingOwners, type Following } from './following-owner-repository.ts';

/**
 * Gives work that follows from a step to the owner of the file's main work, else to the owner of the work it follows from.
 *
 * Nobody gets work of the queue of another team or of no team, and nobody who is away does. What is left waits in
 * its queue, where the rule of its team gives it out (decision 0082).
 */
export async function giveFollowingWork(context: ChangeContext, following: Following): Promise<void> {
  if (following.assignmentIds.length === 0) return;
  const owners = await findFollowingOwners(context, following);
  if (owners.length > 0) await giveNewWork(context, owners);
}
