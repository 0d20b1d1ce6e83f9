import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { isAllowedAddress } from '#src/kernel/access/address-list.ts';
import { recordAudit, type AuditEntry } from '#src/kernel/audit/record-audit.ts';
import { inTenant, outsideTenant, platformOrgId, type Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { SessionDirectory } from '#src/kernel/session/session-directory.ts';
import type { ExternalPerson, IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import { externalAccount, type FoundAccount, type Vouched } from './external-account.ts';
import { externalSignInFailed, providerRefusal, type ExternalRefusal } from './external-refusal.ts';
import { useHandOverToken } from './external-sign-in-repository.ts';
import { reportForeignAddress } from './foreign-address.ts';
import { findOrganisationByCode } from './guest-repository.ts';
import { noteSignIn, type Account } from './login-repository.ts';
import type { TokenNeeds } from '../session/session-tokens.ts';
import { openProvider } from './sign-in-rules.ts';
import { followClaims } from '../provisioning/claimed-user.ts';
import { beginUserSession } from '../session/user-session.ts';

type Needs = TokenNeeds & {
  db: Db;
  identityProviders: IdentityProviders;
  allowedAddresses: readonly string[];
  sessions: Pick<SessionDirectory, 'forget'>;
};
type ExternalCall = StandaloneCall<'externalAppToken'>;
type Outcome = { answer: Schema<'SignIn'> } | { refusal: ExternalRefusal };

/**
 * Signs in with a token of the organisation's identity provider (Specification C4, T2).
 *
 * Passwords, their age and one-time passwords do not matter here: how people are recognised is the provider's business.
 * Whom the provider means, and whether that user may come in, is ours.
 */
export async function signInExternally(needs: Needs, call: ExternalCall) {
  if (!isAllowedAddress(call.address, needs.allowedAddresses)) throw new Problem(401, 'ip_not_allowed');

  const { orgId, provider } = await organisationOf(needs, call.body.orgCode);
  if (provider === undefined) throw await refused(needs, call, orgId, 'no_provider');

  const person = await provider.verify(call.body.access_token, call.now).catch(async (error: unknown) => {
    const { why, problem } = providerRefusal(error);
    throw await refused(needs, call, orgId, why, problem);
  });
  const outcome = await inTenant(needs.db, orgId, (tx) =>
    admit(needs, tx, call, { orgId, person, userClaim: provider.userClaim }),
  );
  if ('refusal' in outcome) throw externalSignInFailed(outcome.refusal);
  return outcome.answer;
}

async function organisationOf({ db, identityProviders }: Needs, orgCode: string) {
  const orgId = await outsideTenant(db, (tx) => findOrganisationByCode(tx, orgCode));
  if (orgId === undefined) return { orgId: platformOrgId, provider: undefined };
  const provider = await inTenant(db, orgId, (tx) => openProvider(tx, identityProviders, { orgId, orgCode }));
  return { orgId, provider };
}

/** Everything in one transaction: a token that was looked at is used up, whatever came of it. */
async function admit(
  needs: Needs,
  tx: Transaction<Database>,
  call: ExternalCall,
  vouched: Vouched,
): Promise<Outcome> {
  const { fingerprint, refusedFrom } = vouched.person;
  const isFirstUse = await useHandOverToken(tx, {
    orgId: vouched.orgId,
    fingerprint,
    expiresAt: refusedFrom,
  });
  const found: FoundAccount = isFirstUse
    ? await externalAccount(tx, call, vouched)
    : { refusal: 'token_used' };
  if (found.refusal === undefined)
    return { answer: await openSession(needs, tx, call, { ...vouched, account: found.account }) };

  const { refusal, account } = found;
  if (refusal === 'address_refused' && account !== undefined)
    await reportForeignAddress(tx, account, call, 'externalAppToken');
  else await recordAudit(tx, { ...entryOf(call), ...refusalOf(refusal), entityId: account?.user_id });
  return { refusal };
}

async function openSession(
  needs: Needs,
  tx: Transaction<Database>,
  call: ExternalCall,
  { account, person }: { account: Account; person: ExternalPerson },
): Promise<Schema<'SignIn'>> {
  const { org_id: orgId, user_id: userId } = account;
  await followClaims(needs, tx, call, { orgId, userId, person });
  await noteSignIn(tx, { orgId, userId, now: call.now, newPasswordHash: undefined });
  const { sessionId, tokens } = await beginUserSession(needs, tx, call, {
    orgId,
    userId,
    kind: 'staff',
    amr: ['ext', ...person.methods],
  });
  const actor = { kind: 'user' as const, userId, sessionId };
  await recordAudit(tx, { ...entryOf(call), actor, entity: 'session', entityId: sessionId });
  return { ...tokens, one_time_password_required: false };
}

async function refused(
  { db }: Needs,
  call: ExternalCall,
  orgId: string,
  why: ExternalRefusal,
  problem: Problem = externalSignInFailed(why),
): Promise<Problem> {
  await inTenant(db, orgId, (tx) => recordAudit(tx, { ...entryOf(call), ...refusalOf(why) }));
  return problem;
}

function refusalOf(why: ExternalRefusal) {
  return { outcome: 'refused' as const, reason: 'external_sign_in_failed', data: { why } };
}

function entryOf(call: ExternalCall): AuditEntry {
  return {
    event: 'SIGNED_IN_EXTERNALLY',
    outcome: 'success',
    actor: { kind: 'public' },
    entity: 'user',
    operationId: 'externalAppToken',
    address: call.address,
    now: call.now,
  };
}
