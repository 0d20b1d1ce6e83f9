import { createHash, randomBytes } from 'node:crypto';
import { inTenant, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import type { IdentityProviders } from '#src/providers/oidc/identity-provider.ts';
import { providerRefusal } from './external-refusal.ts';
import { insertWaitingSignIn } from './external-sign-in-repository.ts';
import { findOrganisationByCode } from './guest-repository.ts';
import { openProvider } from './sign-in-rules.ts';
import { sealText, type Seal } from '#src/kernel/keys/sealed-text.ts';

type Needs = {
  db: Db;
  serverKey: Buffer;
  identityProviders: IdentityProviders;
  /** Where the provider sends the browser back to. */
  loginCallback: string;
};

/** Long enough to type a password and a code there; a browser that comes back later starts again. */
const waitingMinutes = 10;

const unguessable = () => randomBytes(32).toString('base64url');

/** Begins a sign-in at the organisation's identity provider: authorisation code flow with PKCE. */
export async function startExternalSignIn(needs: Needs, call: StandaloneCall<'startExternalSignIn'>) {
  const { org_code: orgCode } = call.body;
  const orgId = await outsideTenant(needs.db, (tx) => findOrganisationByCode(tx, orgCode));
  if (orgId === undefined) throw notFound();
  const provider = await inTenant(needs.db, orgId, (tx) =>
    openProvider(tx, needs.identityProviders, { orgId, orgCode }),
  );
  if (provider === undefined) throw notFound();

  const state = unguessable();
  const trip = { redirectUri: needs.loginCallback, state, nonce: unguessable(), verifier: unguessable() };
  const authorizationUrl = await provider.authorizationUrl(trip).catch((error: unknown) => {
    throw providerRefusal(error).problem;
  });

  await inTenant(needs.db, orgId, (tx) =>
    insertWaitingSignIn(tx, {
      orgId,
      stateHash: hashOfState(state),
      nonce: trip.nonce,
      verifierSealed: sealText(trip.verifier, verifierSeal(state, needs.serverKey)),
      now: call.now,
      expiresAt: new Date(call.now.getTime() + waitingMinutes * 60_000),
    }),
  );
  return { authorization_url: authorizationUrl, state };
}

/** What a state is stored as. */
export function hashOfState(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}

/** What opens the verifier of a waiting sign-in again: the state that comes back, and our key. */
export function verifierSeal(state: string, serverKey: Buffer): Seal {
  return { secret: state, serverKey, purpose: 'dosar external sign-in verifier' };
}
