import { api, dataOf } from '@dosar/api-client/client';
import type { JsonBodyOf } from '@dosar/openapi';
import type { Session } from '../session-core/session.ts';
import { idTokenStorageOf } from './id-token-storage.ts';

/** What is typed into the login form. */
export type Credentials = JsonBodyOf<'appToken'> & {
  /** What they wish; their organisation may have decided (K14). */
  staySignedIn: boolean;
};

/**
 * Signs somebody in with user name and password (C2); refusals are thrown as `ApiProblem`.
 *
 * The profile tells whether a step is still due, see `pendingStep`.
 */
export async function signIn(session: Session, { staySignedIn, ...body }: Credentials): Promise<void> {
  const { idToken, refreshToken, profile } = await dataOf(api.POST('/api/auth/appToken', { body }));
  // The login page may not have known the organisation; its own word counts more than a tick in a box.
  const storage = await idTokenStorageOf(profile.org_code);
  const isKept = storage === 'choice' ? staySignedIn : storage === 'application';
  session.adopt({ idToken, refreshToken, profile }, { staySignedIn: isKept });
}
