import { api, dataOf } from '@dosar/api-client/client';
import type { JsonBodyOf } from '@dosar/openapi';
import type { Session } from '../session-core/session.ts';
import { idTokenStorageOf } from './id-token-storage.ts';
import { rememberOrganisation } from './last-organisation.ts';

/** What an identity provider, or a portal, sends a browser back with. */
export type HandOver =
  | { kind: 'token'; accessToken: string; orgCode: string }
  | { kind: 'code'; code: string; state: string; issuer?: string | undefined };

/** Signs somebody in with what their identity provider handed over (C4); refusals are thrown as `ApiProblem`. */
export async function signInExternally(session: Session, handOver: HandOver): Promise<void> {
  const body = handOver.kind === 'token' ? tokenBody(handOver) : await exchanged(handOver);
  const { idToken, refreshToken, profile } = await dataOf(api.POST('/api/auth/appToken/external', { body }));
  const storage = await idTokenStorageOf(profile.org_code);
  // Whoever was signed in here until now leaves for good; the new session does not depend on it.
  if (session.state.status === 'signedIn') await dataOf(api.GET('/api/auth/logout')).catch(() => undefined);
  rememberOrganisation(profile.org_code);
  session.adopt({ idToken, refreshToken, profile }, { staySignedIn: storage === 'application' });
}

function tokenBody({
  accessToken,
  orgCode,
}: Extract<HandOver, { kind: 'token' }>): JsonBodyOf<'externalAppToken'> {
  return { access_token: accessToken, orgCode };
}

async function exchanged({ code, state, issuer }: Extract<HandOver, { kind: 'code' }>) {
  const { access_token, org_code: orgCode } = await dataOf(
    api.POST('/api/auth/external/exchange', {
      body: { code, state, ...(issuer !== undefined && { iss: issuer }) },
    }),
  );
  return { access_token, orgCode };
}
