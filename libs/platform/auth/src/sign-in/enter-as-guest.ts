import { api, dataOf } from '@dosar/api-client/client';
import type { JsonBodyOf } from '@dosar/openapi';
import type { Session } from '../session-core/session.ts';

/** The assignment type and key that a guest's link carries. */
export type GuestLink = JsonBodyOf<'guestToken'>;

/** Signs a guest in on the assignment of a link, unless this browser already holds tokens for it. */
export async function enterAsGuest(session: Session, link: GuestLink): Promise<void> {
  await session.start();
  if (isSignedInOn(session, link)) return;
  session.adopt(await dataOf(api.POST('/api/auth/guestToken', { body: link })));
}

function isSignedInOn({ state }: Session, link: GuestLink): boolean {
  if (state.status !== 'signedIn') return false;
  const scope = state.profile.guest_scope;
  return scope?.assignment_type === link.assignment_type && scope.assignment_key === link.assignment_key;
}
