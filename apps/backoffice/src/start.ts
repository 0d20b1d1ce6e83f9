import { apiQueryDefaults, followLanguage, forgetReferenceLists } from '@dosar/api-client';
import { connectApi } from '@dosar/auth';
import { forgetNotices } from '@dosar/design-system';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { followOwnPreferences } from './own-preferences.ts';
import { serverErrorAtom } from './page-state.ts';
import { sessionOf, type Sessions } from './sessions.ts';

/** Joins sessions, API and cache for the life of the page. */
export function startPage(sessions: Sessions): QueryClient {
  const store = getDefaultStore();
  const queryClient = new QueryClient({ defaultOptions: apiQueryDefaults });

  connectApi({
    sessionOfPage: () => sessionOf(sessions, location.pathname),
    onServerError: (problem) => store.set(serverErrorAtom, (shown) => shown ?? problem),
  });

  followOwnPreferences(sessions.staff);
  onlineManager.setOnline(navigator.onLine);
  // Not needed for what is shown first; where it does not come, a reload without a network shows nothing.
  void import('./offline/prepare-offline.ts').then(
    ({ prepareOffline }) => prepareOffline(queryClient, sessions.staff),
    () => undefined,
  );
  for (const session of [sessions.staff, sessions.guest]) {
    // What one person has read is not for the next one.
    session.signedOut.listen(() => {
      queryClient.clear();
      forgetReferenceLists();
      forgetNotices();
    });
    // Calls were refused while the page waited for its person; what was being sent is theirs to send again.
    session.resumed.listen(() => void queryClient.invalidateQueries());
    void session.start();
  }

  followLanguage(queryClient);
  return queryClient;
}
