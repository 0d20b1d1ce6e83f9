import { apiQuery, browseShortlist } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';

const everyFiveMinutes = 5 * 60_000;

/** The dashboard of whoever is signed in; the menu's number reads the same answer. */
export function useShortlist() {
  return useQuery({ ...apiQuery(browseShortlist), refetchInterval: everyFiveMinutes });
}
