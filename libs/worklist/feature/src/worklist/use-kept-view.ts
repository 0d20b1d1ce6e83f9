import { useEffect, useRef } from 'react';
import { api, dataOf } from '@dosar/api-client';
import { useSession, type Session } from '@dosar/auth';
import { settingsOf, type WorklistView } from './worklist-view.ts';

// Several choices in a row are kept once.
const pause = 1500;

/**
 * Keeps how somebody leaves their worklist, for the next sign-in (E3); the returned function is told of each change.
 *
 * What was searched for is not kept: a name or a number belongs to that moment.
 */
export function useKeptView(): (view: WorklistView) => void {
  const { session } = useSession();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; view: WorklistView }>(undefined);

  useEffect(
    function keepWhenLeaving() {
      return () => {
        if (waiting.current) keepView(session, waiting.current.view);
        clearTimeout(waiting.current?.timer);
      };
    },
    [session],
  );

  return ({ filter_criteria: { q: _, ...criteria }, ...rest }) => {
    const view = { ...rest, filter_criteria: criteria };
    clearTimeout(waiting.current?.timer);
    const timer = setTimeout(() => {
      waiting.current = undefined;
      keepView(session, view);
    }, pause);
    waiting.current = { view, timer };
  };
}

function keepView(session: Session, view: WorklistView): void {
  if (session.state.status !== 'signedIn') return;
  const { profile } = session.state;
  // Whoever acts for somebody leaves the list of that person alone.
  if (profile.impersonated_by_user_id !== null || profile.user_metadata === undefined) return;
  const settings = settingsOf(view);
  session.replaceProfile({
    ...profile,
    user_metadata: {
      ...profile.user_metadata,
      worklist_filter: {
        ...settings,
        assignment_type: settings.assignment_type ?? null,
        filter_criteria: settings.filter_criteria ?? null,
      },
    },
  });
  // A convenience: where it cannot be kept, nobody needs to be told.
  void dataOf(api.POST('/api/assignment/saveWorklistFilter', { body: settings })).catch(() => undefined);
}
