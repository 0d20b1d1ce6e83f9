import { apiQuery, browseShortlist } from '@dosar/api-client';
import type { PageStart } from '@dosar/areas';
import { useQuery } from '@tanstack/react-query';

const everyFiveMinutes = 5 * 60_000;

/** The dashboard of whoever is signed in; the menu's number reads the same answer, but need not ask for it. */
export function useShortlist({ isWanted = true } = {}) {
  return useQuery({ ...apiQuery(browseShortlist), refetchInterval: everyFiveMinutes, enabled: isWanted });
}

/** Asks for the dashboard while the code of its page is fetched. */
export const startShortlist = ({ queryClient }: PageStart) =>
  queryClient.prefetchQuery(apiQuery(browseShortlist));
