import { api, dataOf } from '@dosar/api-client/client';
import { askAgain } from '../session-core/ask-again.ts';
import type { Session } from '../session-core/session.ts';

/**
 * Changes over to a colleague whom one replaces, or back to oneself by one's own id (T12, P3).
 *
 * The page has to be loaded anew afterwards: what it shows belongs to somebody else.
 */
export async function actFor(session: Session, userId: string): Promise<void> {
  try {
    session.changeOver(
      await askAgain(() => dataOf(api.POST('/api/auth/impersonate', { body: { user_id: userId } }))),
    );
  } catch (problem) {
    // A return whose answer was lost is refused the second time, and the refresh that follows brings what it led to.
    if (session.presentProfile()?.user_id !== userId) throw problem;
  }
}
