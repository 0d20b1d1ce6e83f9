import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';
import { beginUserSession } from '../session/user-session.ts';
import { findInvitation, useInvitation } from './invitation-repository.ts';

/**
 * Signs somebody in by the link of an invitation, to nothing but the choice of a password.
 *
 * Unknown, used and expired links take the same steps and end in the same words.
 */
export async function openInvitation(needs: TokenNeeds, call: Call<'invitationToken'>) {
  const { tx, body, now, audit } = call;
  const whom = (await findInvitation(tx, body.key)) ?? { orgId: platformOrgId, userId: platformOrgId };
  await enterOrganisation(tx, whom.orgId);
  if (!(await useInvitation(tx, { ...whom, key: body.key, now }))) throw notFound();
  audit.subject(whom.userId);
  audit.actor({ kind: 'user', userId: whom.userId });
  const { tokens } = await beginUserSession(needs, tx, call, { ...whom, kind: 'renew', amr: ['otp'] });
  return tokens;
}
