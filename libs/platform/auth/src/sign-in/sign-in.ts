import { appToken, callApi } from '@dosar/api-client/call';
import type { JsonBodyOf } from '@dosar/openapi';
import type { Session } from '../session-core/session.ts';

/** What is typed into the login form. */
export type Credentials = JsonBodyOf<'appToken'> & { staySignedIn: boolean };

/**
 * Signs somebody in with user name and password (C2); refusals are thrown as `ApiProblem`.
 *
 * The profile tells whether a step is still due, see `pendingStep`.
 */
export async function signIn(session: Session, { staySignedIn, ...body }: Credentials): Promise<void> {
  const { idToken, refreshToken, profile } = await callApi(appToken, { body });
  session.adopt({ idToken, refreshToken, profile }, { staySignedIn });
}
