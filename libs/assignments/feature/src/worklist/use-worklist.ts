import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages, browseWorklist } from '@dosar/api-client';
import { requestOf, type WorklistView } from './worklist-address.ts';

/** The rows of a view, page after page; while another view loads, the previous rows stay. */
export function useWorklist(view: WorklistView) {
  const pages = useInfiniteQuery({
    ...apiPages(browseWorklist, (after) => ({ body: requestOf(view, after) })),
    placeholderData: keepPreviousData,
  });
  const loaded = pages.data?.pages ?? [];
  return { ...pages, rows: loaded.flatMap((page) => page.items), total: loaded[0]?.total };
}
