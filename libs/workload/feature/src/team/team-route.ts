import type { PageModule } from '@dosar/areas';
import { teamQuery } from '../workload-queries.ts';
import { TeamPage } from './team-page.tsx';

export const route: PageModule = {
  page: async () => TeamPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(teamQuery),
};
