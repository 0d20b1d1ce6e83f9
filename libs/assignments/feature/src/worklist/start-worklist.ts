import type { PageStart } from '@dosar/areas';
import { listOfAddress } from './list-of-address.ts';
import { worklistQuery } from './use-worklist.ts';

/** Reads the first rows of the list at an address, for the page that opens there. */
export function startWorklist({ queryClient, request, profile }: PageStart): Promise<void> | undefined {
  const view = listOfAddress(new URL(request.url), profile.user_metadata?.worklist_filter);
  return view && queryClient.prefetchInfiniteQuery(worklistQuery(view));
}
