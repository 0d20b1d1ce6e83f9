import { apiPages, browsePreviewDocuments } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery } from '@tanstack/react-query';

/**
 * The documents of a previewed file: those that came with it, and further pages on request.
 *
 * The server records every page as a look at the file, so nothing is read again by itself.
 */
export function usePreviewDocuments({ header, documents }: Schema<'ClaimFilePreview'>, reason: string) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...apiPages(browsePreviewDocuments, (after) => ({
      body: { claim_file_no: header.claim_file_no, reason, ...(after !== undefined && { after }) },
    })),
    initialData: { pages: [documents], pageParams: [undefined] },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    items: data.pages.flatMap((page) => page.items),
    total: documents.total,
    error,
    isLoadingMore: isFetchingNextPage,
    onMore: hasNextPage ? () => void fetchNextPage() : undefined,
  };
}
