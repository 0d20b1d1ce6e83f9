import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { inTenant, outsideTenant, platformOrgId, type Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import type { Problem } from '#src/kernel/problem/problem.ts';
import type { IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import { externalSignInFailed, providerRefusal, type ExternalRefusal } from './external-refusal.ts';
import { findWaitingSignIn, useWaitingSignIn } from './external-sign-in-repository.ts';
import { openSealedText } from '#src/kernel/keys/sealed-text.ts';
import { hashOfState, verifierSeal } from './start-external-sign-in.ts';

type Needs = { db: Db; serverKey: Buffer; identityProviders: IdentityProviders; loginCallback: string };
type ExchangeCall = StandaloneCall<'exchangeExternalCode'>;

/** Longer tokens have no place in `appToken/external`. */
const longestToken = 4000;

/**
 * Exchanges the code that came back from an identity provider for its id token.
 *
 * The state is used up before the provider is asked: whoever presents it a second time, at whatever moment, is late.
 */
export async function exchangeExternalCode(needs: Needs, call: ExchangeCall) {
  const { code, state, iss: issuer } = call.body;
  const waiting = await takeWaiting(needs, call);
  if (waiting === undefined) throw await refused(needs, call, platformOrgId, 'state_unknown');

  const { orgId, org_code: orgCode, nonce } = waiting;
  const provider = needs.identityProviders(orgCode);
  const verifier = openSealedText(waiting.verifier_sealed, verifierSeal(state, needs.serverKey));
  if (provider === undefined || verifier === undefined)
    throw await refused(needs, call, orgId, 'no_provider');

  const trip = { redirectUri: needs.loginCallback, state, nonce, verifier };
  const token = await provider.exchange(trip, { code, issuer }).catch(async (error: unknown) => {
    const { why, problem } = providerRefusal(error);
    throw await refused(needs, call, orgId, why, problem);
  });
  if (token.length > longestToken) throw await refused(needs, call, orgId, 'provider_refused');

  await record(needs, call, orgId, { outcome: 'success' });
  return { access_token: token, org_code: orgCode };
}

async function takeWaiting(needs: Needs, { body, now }: ExchangeCall) {
  const stateHash = hashOfState(body.state);
  const orgId = await outsideTenant(needs.db, (tx) => findWaitingSignIn(tx, stateHash));
  if (orgId === undefined) return undefined;
  const waiting = await inTenant(needs.db, orgId, (tx) => useWaitingSignIn(tx, { orgId, stateHash, now }));
  return waiting && { orgId, ...waiting };
}

async function refused(
  needs: Needs,
  call: ExchangeCall,
  orgId: string,
  why: ExternalRefusal,
  problem: Problem = externalSignInFailed(why),
): Promise<Problem> {
  await record(needs, call, orgId, { outcome: 'refused', reason: problem.code, data: { why } });
  return problem;
}

function record(
  { db }: Needs,
  { address, now }: ExchangeCall,
  orgId: string,
  what: { outcome: 'success' | 'refused'; reason?: string; data?: { why: ExternalRefusal } },
): Promise<void> {
  return inTenant(db, orgId, (tx) =>
    recordAudit(tx, {
      event: 'EXTERNAL_CODE_EXCHANGED',
      actor: { kind: 'public' },
      entity: 'organisation',
      entityId: orgId,
      operationId: 'exchangeExternalCode',
      address,
      now,
      ...what,
    }),
  );
}
