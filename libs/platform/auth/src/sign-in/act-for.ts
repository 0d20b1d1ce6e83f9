import { callApi, impersonate } from '@dosar/api-client/call';
import type { Session } from '../session-core/session.ts';

/**
 * Changes over to a colleague whom one replaces, or back to oneself by one's own id (T12, P3).
 *
 * The page has to be loaded anew afterwards: what it shows belongs to somebody else.
 */
export async function actFor(session: Session, userId: string): Promise<void> {
  session.changeOver(await callApi(impersonate, { body: { user_id: userId } }));
}
