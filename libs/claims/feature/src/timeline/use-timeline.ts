import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages, browseTimeline, keptOffline } from '@dosar/api-client';
import type { TimelineFilterGroup } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import { useKindsOfGroup, useTimelineKinds } from './use-timeline-kinds.ts';

type Event = Schema<'TimelineEvent'>;

export type TimelineChoice = {
  group?: TimelineFilterGroup | undefined;
  q?: string | undefined;
  /** The entry that a link leads to. */
  around?: string | undefined;
};

// Tells cursors to newer entries from those to older ones, in the one parameter that pages have.
const toNewer = 'newer_';

/** The pages of a timeline; `kinds` are those of the group that is asked for. */
function timelineQuery(
  assignmentKey: string,
  {
    kinds,
    q,
    around,
  }: { kinds?: string | undefined; q?: string | undefined; around?: string | undefined } = {},
) {
  const narrowed = { ...(kinds && { kinds }), ...(q && { q }) };
  return {
    ...apiPages(browseTimeline, (cursor) => ({
      params: {
        path: { assignment_key: assignmentKey },
        query: {
          ...narrowed,
          ...(cursor === undefined
            ? around && { around }
            : cursor.startsWith(toNewer)
              ? { before: cursor.slice(toNewer.length) }
              : { after: cursor }),
        },
      },
    })),
    getPreviousPageParam: ({ previous_cursor: cursor }: Schema<'TimelinePage'>) =>
      cursor === null ? undefined : `${toNewer}${cursor}`,
    meta: keptOffline,
  };
}

/** What happened on a file, newest first, as far as it was read. */
export function useTimeline(assignmentKey: string, { group, q, around }: TimelineChoice) {
  const kindOf = useTimelineKinds();
  const kindsOf = useKindsOfGroup();
  const kinds = group && kindsOf(group).join(',');
  const pages = useInfiniteQuery({
    ...timelineQuery(assignmentKey, { kinds, q, around }),
    placeholderData: keepPreviousData,
  });
  const first = pages.data?.pages.find(({ counts }) => counts.length > 0);
  const counts = new Map<TimelineFilterGroup, number>();
  for (const { kind, count } of first?.counts ?? [])
    counts.set(kindOf(kind).group, (counts.get(kindOf(kind).group) ?? 0) + count);
  const events: readonly Event[] = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return { ...pages, events, counts, pinned: first?.pinned ?? [] };
}
