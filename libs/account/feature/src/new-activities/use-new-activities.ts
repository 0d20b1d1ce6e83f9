import { api, apiQuery, browseNotifications, dataOf, inBackground, isApiProblem } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useNoticePermission } from '../browser-notices/permission.ts';

/** How often new activities are asked for (K2), in milliseconds. */
const notificationPollInterval = 300_000;

/** New work of one person. */
export type NewActivity = Schema<'Notification'>;

const nothing: readonly NewActivity[] = [];

/** Where the cache keeps it. */
export const newActivitiesKey = apiQuery(browseNotifications).queryKey;

/**
 * T13, K2: asks for new work at once and then every five minutes.
 *
 * While the page is out of sight it asks only if the browser may tell of it; otherwise what is older than five minutes
 * is asked for once the page is seen again. A 401 ends it: the session is over, or will be mended by whatever the user
 * does next.
 */
export function useNewActivities() {
  const { data = nothing, dataUpdatedAt } = useQuery({
    queryKey: newActivitiesKey,
    queryFn: ({ signal }) => ask(signal),
    enabled: ({ state }) => state.error === null,
    refetchInterval: notificationPollInterval,
    refetchIntervalInBackground: useNoticePermission() === 'granted',
    staleTime: notificationPollInterval,
    retry: false,
    // Whoever switches the notices on again wants to know how things stand then.
    gcTime: 0,
  });
  return { news: data, askedAt: dataUpdatedAt };
}

async function ask(signal: AbortSignal): Promise<readonly NewActivity[]> {
  try {
    return await dataOf(
      api.GET('/api/config/users/browseNotifications', { signal, middleware: [inBackground] }),
    );
  } catch (error) {
    if (signal.aborted || (isApiProblem(error) && error.status === 401)) throw error;
    return nothing;
  }
}
