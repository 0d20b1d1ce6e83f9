import type { Profile } from '@dosar/auth';
import type { QueryClient } from '@tanstack/react-query';
import { listOfAddress, type Address } from './list-of-address.ts';
import { worklistQuery } from './use-worklist.ts';

/** Reads the first rows of the list at an address, for the page that opens there. */
export async function loadWorklist(queryClient: QueryClient, address: Address, profile: Profile) {
  const view = listOfAddress(address, profile.user_metadata.worklist_filter);
  if (view) await queryClient.prefetchInfiniteQuery(worklistQuery(view));
}
