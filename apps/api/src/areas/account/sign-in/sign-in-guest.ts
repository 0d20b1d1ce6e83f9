import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findGuestLink, findOrganisationByKey, isOpenToGuests, useGuestLink } from './guest-repository.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';
import { beginVisitorSession } from '../session/visitor-session.ts';

type GuestCall = Call<'guestToken'>;

/** The one type whose link names an organisation instead of an assignment (Specification R5). */
const claimNotification = 'claim_notification';

/**
 * Signs a guest in on what a link opens (Specification C37, R4).
 *
 * Unknown, expired and foreign links take the same steps and end in the same words.
 */
export async function signInGuest(needs: TokenNeeds, call: GuestCall) {
  const { assignment_type: assignmentType, assignment_key: key } = call.body;
  const scope =
    assignmentType === claimNotification ? await organisationScope(call, key) : await linkScope(call, key);
  const { orgId, link } = scope;

  return beginVisitorSession(needs, call, {
    kind: 'guest',
    orgId,
    guest: { assignmentType, ...(link !== undefined && { link }) },
    guestKey: key,
  });
}

type Scope = { orgId: string; link?: { guestAccessId: string; assignmentId: string } };

async function organisationScope({ tx }: GuestCall, key: string): Promise<Scope> {
  const orgId = (await findOrganisationByKey(tx, key)) ?? platformOrgId;
  await enterOrganisation(tx, orgId);
  if (!(await isOpenToGuests(tx, orgId, claimNotification))) throw notFound();
  return { orgId };
}

async function linkScope({ tx, body, now }: GuestCall, key: string): Promise<Scope> {
  const link = (await findGuestLink(tx, key)) ?? { orgId: platformOrgId, guestAccessId: platformOrgId };
  await enterOrganisation(tx, link.orgId);
  const assignmentId = await useGuestLink(tx, { ...link, assignmentType: body.assignment_type, now });
  if (assignmentId === undefined) throw notFound();
  return { orgId: link.orgId, link: { guestAccessId: link.guestAccessId, assignmentId } };
}
