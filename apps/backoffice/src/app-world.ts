import type { PageWorld } from '@dosar/areas';
import type { QueryClient } from '@tanstack/react-query';
import { profileOf, sessionOf, type Sessions } from './sessions.ts';

/** What the pages of the app are made with; what areas add to each other's pages comes with the areas. */
export type AppWorld = Omit<PageWorld, 'contributions'> & { sessions: Sessions };

/** Joins sessions and cache. */
export function createAppWorld(sessions: Sessions, queryClient: QueryClient): AppWorld {
  return {
    sessions,
    queryClient,
    profileAt(url) {
      const session = sessionOf(sessions, new URL(url, location.href).pathname);
      // Calls carry the session of the page that is open: between the staff's pages and a guest's it is another one.
      return session === sessionOf(sessions, location.pathname) ? profileOf(session) : undefined;
    },
  };
}
