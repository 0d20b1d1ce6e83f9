import type { PageModule } from '@dosar/areas';
import { LimitsPage } from './limits-page.tsx';
import { limitsQuery } from '../workload-queries.ts';

export const route: PageModule = {
  page: async () => LimitsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(limitsQuery),
};
