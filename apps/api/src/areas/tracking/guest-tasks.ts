import { guestKnowledge } from '../assignments/extension-points.ts';
import { findOpenRequests, findTrackedCase } from './case-repository.ts';
import { contactOf } from './current-event.ts';
import { stepsOfClaimant } from './open-tasks.ts';

/**
 * What the guest of an assignment has to do, what they were asked to send and whom to call: the list of the tracker, for the party that
 * was invited. The keys are of requests that were sent to this very party, so the link opens nothing that is not theirs (decision 0132).
 */
export const tasksOfGuest = guestKnowledge.entry({
  async find(tx, { orgId, claimFileId, assignmentId, partyId, now, language }) {
    const found = await findTrackedCase(tx, orgId, claimFileId, { language, now });
    const requests =
      partyId === null ? [] : await findOpenRequests(tx, orgId, claimFileId, now, language, partyId);
    const asked = { orgId, claimFileId, assignmentId, partyId, contactTypedBy: null, now, language };
    const { tasks } = await stepsOfClaimant(tx, asked, requests);
    return {
      open_tasks: tasks,
      requests: requests.map((request) => ({ ...request, system_time: request.system_time.toISOString() })),
      contact: found === undefined ? null : contactOf(found),
    };
  },
});
