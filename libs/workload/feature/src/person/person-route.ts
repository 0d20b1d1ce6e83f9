import type { PageModule } from '@dosar/areas';
import { personQuery } from '../workload-queries.ts';
import { PersonPage } from './person-page.tsx';

export const route: PageModule = {
  page: async () => PersonPage,
  start: ({ queryClient, params, profile }) =>
    queryClient.prefetchQuery(personQuery(params['userId'] ?? profile.user_id)),
};
