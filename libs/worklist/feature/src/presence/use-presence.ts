import { api, dataOf, inBackground } from '@dosar/api-client';
import { useLiveNews } from '@dosar/api-client/live';
import { useIsQuiet } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

type Presence = Schema<'Presence'>;

/** Also where news come by themselves: whoever left without a word is forgotten so. */
const everyHalfMinute = 30_000;
const mostAsked = 200;

/** Which colleagues have these assignments open, by assignment. */
export function usePresence(assignmentIds: readonly string[]): ReadonlyMap<string, Presence[]> {
  const ids = assignmentIds.slice(0, mostAsked);
  const queryClient = useQueryClient();
  const isQuiet = useIsQuiet();
  const queryKey = ['presence', ids];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/api/presence/browse', {
          body: { assignment_ids: ids },
          signal,
          middleware: [inBackground],
        }),
      ),
    enabled: ids.length > 0 && isQuiet,
    refetchInterval: everyHalfMinute,
    placeholderData: keepPreviousData,
    retry: false,
  });
  useLiveNews(isQuiet, (news) => {
    if (news.event !== 'presence' || !ids.includes(news.data.assignment_id)) return;
    // Asked anew instead of patched in: only the server knows which of them is the reader.
    void queryClient.invalidateQueries({ queryKey });
  });
  return useMemo(() => Map.groupBy(data ?? [], ({ assignment_id: id }) => id), [data]);
}
