import { apiPages, browseDocuments, keptOffline } from '@dosar/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';

const scanMilliseconds = 5_000;

/** The documents of the file of an assignment, as far as they were fetched. */
function documentsQuery(assignmentId: string) {
  return {
    ...apiPages(browseDocuments, (after) => ({
      params: { path: { assignment_id: assignmentId }, query: after === undefined ? {} : { after } },
    })),
    meta: keptOffline,
  };
}

/** What is shown of the documents of a file. */
export type ListedDocuments = NonNullable<ReturnType<typeof useDocuments>['list']>;

/** The documents of the file of an assignment, newest first. */
export function useDocuments(assignmentId: string) {
  const documents = useInfiniteQuery({
    ...documentsQuery(assignmentId),
    // The verdict of the virus scanner takes a few seconds.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ scan_state: scan }) => scan === 'pending'))
        ? scanMilliseconds
        : false,
  });
  const pages = documents.data?.pages;
  const items = pages?.flatMap((page) => page.items) ?? [];
  return {
    error: documents.error,
    isFailed: documents.isError && !documents.data,
    retry: () => void documents.refetch(),
    list: pages && {
      items,
      missing: pages[0]?.missing ?? [],
      total: pages.at(-1)?.total ?? items.length,
      more: documents.hasNextPage
        ? { isLoading: documents.isFetchingNextPage, load: () => void documents.fetchNextPage() }
        : undefined,
    },
  };
}
