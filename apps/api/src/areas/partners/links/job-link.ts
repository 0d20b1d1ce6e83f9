import { guestLinks } from '#src/areas/account/extension-points.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findLinkByKey, openLink } from './link-repository.ts';

const assignmentType = 'partner_job';

/**
 * The link of a job for a shop without users: it opens this job and nothing else.
 *
 * Unknown, foreign, withdrawn and expired keys take the same steps and end in the same words.
 */
export const jobLink = guestLinks.entry({
  assignmentType,
  async open(tx, key, now) {
    const unknown = { orgId: platformOrgId, partnerJobLinkId: platformOrgId };
    const { orgId, partnerJobLinkId } = (await findLinkByKey(tx, key)) ?? unknown;
    await enterOrganisation(tx, orgId);
    const opened = await openLink(tx, { orgId, partnerJobLinkId }, now);
    if (opened === undefined) throw notFound();
    if (opened.is_first_view) {
      const caller = {
        kind: 'guest',
        orgId,
        sessionId: partnerJobLinkId,
        scope: { assignmentType },
      } as const;
      const { worker_name: name } = opened;
      await recordTimelineEvent(
        { tx, caller, now },
        {
          claimFileId: opened.claim_file_id,
          kind: 'partner_job',
          title: { ro: `${name} a deschis lucrarea`, en: `${name} has opened the job` },
        },
      );
    }
    return { orgId, partnerJobLinkId };
  },
});
