import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { guestLinks } from '#src/areas/account/extension-points.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { findRequestByKey, openRequest } from './guest-request-repository.ts';

const assignmentType = 'doc_request';

/**
 * The link of a request for documents (specification R12): it opens this request and nothing else.
 *
 * Unknown, foreign, withdrawn and expired keys take the same steps and end in the same words.
 */
export const requestLink = guestLinks.entry({
  assignmentType,
  async open(tx, key, now) {
    const found = (await findRequestByKey(tx, key)) ?? { orgId: platformOrgId, docRequestId: platformOrgId };
    const { orgId, docRequestId } = found;
    await enterOrganisation(tx, orgId);
    const opened = await openRequest(tx, { orgId, docRequestId, now });
    if (opened === undefined) throw notFound();
    if (opened.is_first_view) {
      const caller = { kind: 'guest', orgId, sessionId: docRequestId, scope: { assignmentType } } as const;
      await recordTimelineEvent(
        { tx, caller, now },
        {
          claimFileId: opened.claim_file_id,
          assignmentId: opened.assignment_id ?? undefined,
          kind: 'doc_request',
          title: { ro: 'Cererea de documente a fost deschisă', en: 'The request for documents was opened' },
          data: { doc_request_id: docRequestId },
        },
      );
    }
    return { orgId, docRequestId };
  },
});
