import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages, browseWorklist } from '@dosar/api-client';
import { requestOf, type WorklistRow, type WorklistView } from './worklist-view.ts';

// Rows do not move while somebody works on them: what is new is offered instead.
const staleAfter = 60_000;

/** What reads the rows of a view page after page. */
export function worklistQuery(view: WorklistView) {
  return {
    ...apiPages(browseWorklist, (after) => ({ body: requestOf(view, after) })),
    staleTime: staleAfter,
    refetchOnWindowFocus: false,
  };
}

/** The rows of a view; while its filter changes, the previous rows stay. */
export function useWorklist(view: WorklistView) {
  const pages = useInfiniteQuery({ ...worklistQuery(view), placeholderData: keepPreviousData });
  const loaded = pages.data?.pages ?? [];
  return { ...pages, rows: withoutRepeats(loaded.flatMap((page) => page.items)), total: loaded[0]?.total };
}

/** A row that moved down between two pages would be there twice. */
function withoutRepeats(rows: WorklistRow[]): WorklistRow[] {
  return [...new Map(rows.map((row) => [row.assignment_id, row])).values()];
}
