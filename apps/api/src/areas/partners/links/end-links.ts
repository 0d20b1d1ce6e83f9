import { partnerJobMoved } from '../events.ts';
import { revokeLink } from './link-repository.ts';

/** Whoever leaves a job, or does not answer in time, has nothing open any more: also in a session that began before. */
export const endLinks = partnerJobMoved.follow(async ({ tx, caller, now }, { act, partnerJobId }) => {
  if (act === 'decline' || act === 'fall_silent')
    await revokeLink(tx, { orgId: caller.orgId, partnerJobId }, now);
});
