import type { AreaManifest, PageWorld } from '@dosar/areas';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { areas as everyArea } from './generated/areas.ts';
import { profileOf, sessionOf, type Sessions } from './sessions.ts';

/** What pages and areas of the app are made with. */
export type AppWorld = PageWorld & { sessions: Sessions; areas: readonly AreaManifest[] };

/** Joins the areas with sessions and cache; all areas of the product unless a test says otherwise. */
export function createAppWorld(
  sessions: Sessions,
  queryClient: QueryClient,
  areas: readonly AreaManifest[] = everyArea,
): AppWorld {
  return {
    sessions,
    queryClient,
    areas,
    contributions: areas.flatMap(({ contributions = [] }) => contributions),
    profileAt(url) {
      const session = sessionOf(sessions, new URL(url, location.href).pathname);
      // Calls carry the session of the page that is open: between the staff's pages and a guest's it is another one.
      return session === sessionOf(sessions, location.pathname) ? profileOf(session) : undefined;
    },
  };
}

export const AreasContext = createContext<readonly AreaManifest[]>(everyArea);

/** The areas of the app. */
export const useAreas = (): readonly AreaManifest[] => use(AreasContext);

/** Calls hooks of areas, all with the same arguments. */
export function useHooksOfAreas<Args extends unknown[], Result>(
  hooks: readonly ((...args: Args) => Result)[],
  ...args: Args
): Result[] {
  // eslint-disable-next-line react-hooks/rules-of-hooks -- the areas are fixed by the build: always the same hooks in the same order
  return hooks.map((useOne) => useOne(...args));
}
