import { api, dataOf } from '@dosar/api-client/client';
import type { Session } from '../session-core/session.ts';

/** Signs an invited person in by the key of their link, to the choice of a password. Refused, the session stays as it was. */
export async function openInvitation(session: Session, key: string): Promise<void> {
  await session.start();
  session.adopt(await dataOf(api.POST('/api/auth/invitationToken', { body: { key } })));
}
