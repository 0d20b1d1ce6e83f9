import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { apiPages, browseWorklist, keptOffline } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { requestOf, type WorklistRow, type WorklistView } from './worklist-view.ts';

// Rows do not move while somebody works on them: what is new is offered instead.
const staleAfter = 60_000;

/** What reads the rows of a view page after page. */
export function worklistQuery(view: WorklistView) {
  return {
    ...apiPages(browseWorklist, (after) => ({ body: requestOf(view, after) })),
    meta: keptOffline,
    staleTime: staleAfter,
    refetchOnWindowFocus: false,
  };
}

/** The rows of all pages that were read. */
export function rowsOf(data: InfiniteData<Schema<'WorklistPage'>> | undefined): WorklistRow[] {
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  // A row that moved down between two pages would be there twice.
  return [...new Map(rows.map((row) => [row.assignment_id, row])).values()];
}

/** The pages with one more, where it continues the last of them. */
export function addPage(
  shown: InfiniteData<Schema<'WorklistPage'>>,
  after: string,
  page: Schema<'WorklistPage'>,
) {
  if (shown.pages.at(-1)?.next_cursor !== after) return shown;
  return { pages: [...shown.pages, page], pageParams: [...shown.pageParams, after] };
}

/** The rows of a view; while its filter changes, the previous rows stay. */
export function useWorklist(view: WorklistView) {
  const pages = useInfiniteQuery({ ...worklistQuery(view), placeholderData: keepPreviousData });

  const loadUpTo = async (count: number) => {
    let read: Pick<typeof pages, 'data' | 'hasNextPage'> = pages;
    while (read.hasNextPage && rowsOf(read.data).length < count) {
      const next = await pages.fetchNextPage();
      // A failing server is not asked without end.
      if (next.isFetchNextPageError) return rowsOf(next.data);
      read = next;
    }
    return rowsOf(read.data);
  };
  return { ...pages, rows: rowsOf(pages.data), total: pages.data?.pages[0]?.total, loadUpTo };
}
