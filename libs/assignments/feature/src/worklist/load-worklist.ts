import { isAskedAhead } from '@dosar/api-client';
import type { Profile } from '@dosar/auth';
import type { QueryClient } from '@tanstack/react-query';
import { listOfAddress } from './list-of-address.ts';
import { worklistQuery } from './use-worklist.ts';

// The rows were asked for before the app was there. If they are still not here by then, the page holds their place.
const patience = 500;

/**
 * For a page that opens on a list: takes the rows that were asked for ahead, so that they are drawn with the page
 * instead of after it. From one page to another nothing waits.
 */
export async function loadWorklist(queryClient: QueryClient, address: URL, profile: Profile | undefined) {
  const view = isAskedAhead() && profile && listOfAddress(address, profile.user_metadata.worklist_filter);
  if (!view) return;
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([queryClient.prefetchInfiniteQuery(worklistQuery(view)), isEnough]);
  clearTimeout(timer);
}
