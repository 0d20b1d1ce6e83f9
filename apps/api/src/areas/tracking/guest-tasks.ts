import { guestKnowledge } from '../assignments/extension-points.ts';
import { findOpenRequests, findTrackedCase } from './case-repository.ts';
import { contactOf } from './current-event.ts';
import { openTasks } from './open-tasks.ts';

/**
 * What the guest of an assignment has to do and whom to call: the list of the tracker, for the party that was invited.
 *
 * A link opens one thing, so it hands out no keys of others: what has a page of its own is reached by its own message
 * or by the code of the tracker.
 */
export const tasksOfGuest = guestKnowledge.entry({
  async find(tx, { orgId, claimFileId, assignmentId, partyId, now, language }) {
    const found = await findTrackedCase(tx, orgId, claimFileId, { language, now });
    const requests =
      partyId === null ? [] : await findOpenRequests(tx, orgId, claimFileId, now, language, partyId);
    const asked = { orgId, claimFileId, assignmentId, partyId, contactTypedBy: null, now, language };
    const tasks = await openTasks(tx, asked, requests);
    return {
      open_tasks: tasks.map((task) => ({ ...task, key: null })),
      contact: found === undefined ? null : contactOf(found),
    };
  },
});
