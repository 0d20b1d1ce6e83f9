import { apiQuery, getOwnAccount } from '@dosar/api-client';
import type { PageStart } from '@dosar/areas';

/** Read anew at each visit, and not while somebody types: what changes meanwhile shows when it is saved. */
export const ownAccountQuery = () => ({
  ...apiQuery(getOwnAccount),
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export const startOwnAccount = ({ queryClient }: PageStart) => queryClient.prefetchQuery(ownAccountQuery());
