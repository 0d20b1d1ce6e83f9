import { browseWorklist } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** The row of a task in a list that was read, so that the page of its file is painted before the file is here. */
export function knownRow(
  queryClient: QueryClient,
  { claimFileNo, assignmentId }: { claimFileNo: string; assignmentId: string },
): Schema<'WorklistRow'> | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<Schema<'WorklistPage'>>>({
    queryKey: [browseWorklist.tag, browseWorklist.id],
  });
  for (const [, list] of lists)
    for (const { items } of list?.pages ?? []) {
      const row = items.find(({ assignment_id: id }) => id === assignmentId);
      if (row?.claim_file_no === claimFileNo) return row;
    }
  return undefined;
}
