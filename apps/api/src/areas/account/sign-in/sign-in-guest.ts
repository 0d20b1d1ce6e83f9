import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { guestLinks, type GuestScope } from '../extension-points.ts';
import { findGuestLink, useGuestLink } from './guest-repository.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';
import { beginVisitorSession } from '../session/visitor-session.ts';

type GuestCall = Call<'guestToken'>;

/**
 * Signs a guest in on what a link opens (Specification C37, R4).
 *
 * Unknown, expired and foreign links take the same steps and end in the same words.
 */
export async function signInGuest(needs: TokenNeeds, call: GuestCall) {
  const { assignment_type: assignmentType, assignment_key: key } = call.body;
  const kind = guestLinks.entries().find((entry) => entry.assignmentType === assignmentType);
  const { orgId, link, docRequestId, offerId, partnerJobLinkId, statementLinkId } = await (kind?.open(
    call.tx,
    key,
    call.now,
  ) ?? openAssignmentLink(call, key));

  return beginVisitorSession(needs, call, {
    kind: 'guest',
    orgId,
    guest: {
      assignmentType,
      ...(link !== undefined && { link }),
      ...(docRequestId !== undefined && { docRequestId }),
      ...(offerId !== undefined && { offerId }),
      ...(partnerJobLinkId !== undefined && { partnerJobLinkId }),
      ...(statementLinkId !== undefined && { statementLinkId }),
    },
    guestKey: key,
  });
}

async function openAssignmentLink({ tx, body, now }: GuestCall, key: string): Promise<GuestScope> {
  const link = (await findGuestLink(tx, key)) ?? { orgId: platformOrgId, guestAccessId: platformOrgId };
  await enterOrganisation(tx, link.orgId);
  const assignmentId = await useGuestLink(tx, { ...link, assignmentType: body.assignment_type, now });
  if (assignmentId === undefined) throw notFound();
  return { orgId: link.orgId, link: { guestAccessId: link.guestAccessId, assignmentId } };
}
