import { apiQuery, browseTimeline } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { useQuery } from '@tanstack/react-query';

/** Who did what stands last in the timeline of a file, and when; undefined until that is read. */
export function useLastChange(assignmentKey: string, isWanted: boolean) {
  const { profile } = useSession();
  const timeline = useQuery({
    ...apiQuery(browseTimeline, { params: { path: { assignment_key: assignmentKey } } }),
    enabled: isWanted,
    staleTime: 0,
  });
  if (!isWanted || timeline.isFetching || timeline.data === undefined) return undefined;
  const [last] = timeline.data.items;
  const name = last?.actor_name ?? undefined;
  return { name, at: last?.system_time, isOwn: name !== undefined && name === profile?.full_name };
}
