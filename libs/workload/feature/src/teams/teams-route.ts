import type { PageModule } from '@dosar/areas';
import { teamsQuery } from '../workload-queries.ts';
import { TeamsPage } from './teams-page.tsx';

export const route: PageModule = {
  page: async () => TeamsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(teamsQuery),
};
