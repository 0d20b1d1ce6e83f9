import { api, apiQuery, browseSearch, dataOf, inLanguage, inLanguageOfPage } from '@dosar/api-client';
import type { PageStart } from '@dosar/areas';
import { shortestSearch } from '@dosar/claims-domain';
import type { JsonBodyOf } from '@dosar/openapi';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { criteriaCount, viewOf, type SearchGroupName, type SearchView } from './search-view.ts';

/** The first hits of every group; while another text is searched for, the hits before stay. */
export function useFindings(view: SearchView) {
  return useQuery({
    ...apiQuery(browseSearch, { body: requestOf(view) }),
    enabled: isForAllGroups(view),
    placeholderData: keepPreviousData,
  });
}

/** Searches for what an address asks while the code of the page is fetched. */
export function startFindings({ queryClient, request }: PageStart): Promise<void> | undefined {
  const view = viewOf(new URL(request.url).searchParams, {});
  return isForAllGroups(view)
    ? queryClient.prefetchQuery(apiQuery(browseSearch, { body: requestOf(view) }))
    : undefined;
}

function isForAllGroups({ q, kind }: SearchView): boolean {
  return q.length >= shortestSearch && kind === undefined;
}

/** All hits of one group, page after page. */
export function useGroup(view: SearchView & { kind: SearchGroupName }) {
  const { kind } = view;
  const body = { ...requestOf(view), kind };
  return useInfiniteQuery({
    queryKey: [browseSearch.tag, browseSearch.id, { body, pages: true }],
    queryFn: ({ signal, pageParam, meta }) =>
      dataOf(
        api.POST('/api/search/browse', {
          body: { ...body, ...(pageParam !== undefined && { after: pageParam }) },
          signal,
          ...inLanguage(meta?.language),
        }),
      ),
    meta: inLanguageOfPage,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page[kind]?.next_cursor ?? undefined,
    enabled: view.q.length >= shortestSearch,
  });
}

function requestOf({ q, criteria }: SearchView): JsonBodyOf<'browseSearch'> {
  return { q, ...(criteriaCount(criteria) > 0 && { criteria }) };
}
