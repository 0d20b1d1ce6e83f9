import type { PageModule } from '@dosar/areas';
import { teamQuery } from '../workload-queries.ts';
import { RebalancePage } from './rebalance-page.tsx';

export const route: PageModule = {
  page: async () => RebalancePage,
  start: ({ queryClient }) => queryClient.prefetchQuery(teamQuery),
};
