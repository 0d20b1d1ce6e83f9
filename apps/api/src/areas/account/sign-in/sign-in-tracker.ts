import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findOrganisationByCode, hasTracker } from './guest-repository.ts';
import { revokeSession } from '../session/session-repository.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';
import { beginVisitorSession } from '../session/visitor-session.ts';

/** Signs a claimant in on an organisation's tracker; no case is open yet (Specification C37). */
export async function signInTracker(needs: TokenNeeds, call: Call<'trackerToken'>) {
  const orgId = (await findOrganisationByCode(call.tx, call.body.org_code)) ?? platformOrgId;
  await enterOrganisation(call.tx, orgId);
  if (!(await hasTracker(call.tx, orgId))) throw notFound();
  return beginVisitorSession(needs, call, { kind: 'tracker', orgId });
}

/** Ends a claimant's session and begins one that is limited to a claim file; for use once the access code was right. */
export async function openTrackerSession(
  needs: TokenNeeds,
  call: Call<'verifyChallenge'>,
  claimFileId: string,
) {
  const { caller, tx, now } = call;
  await revokeSession(tx, caller.orgId, caller.sessionId, { reason: 'replaced', now });
  // The audit entry of this call is about the challenge and made by the session that answered it.
  const audit = { ...call.audit, subject: () => undefined, actor: () => undefined };
  return beginVisitorSession(
    needs,
    { ...call, audit },
    { kind: 'tracker', orgId: caller.orgId, claimFileId },
  );
}
