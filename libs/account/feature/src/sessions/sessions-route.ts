import { apiQuery, browseSessions } from '@dosar/api-client';
import type { PageModule } from '@dosar/areas';
import { isAllowed } from '@dosar/auth';
import { SessionsPage } from './sessions-page.tsx';

export const route: PageModule = {
  page: async () => SessionsPage,
  start: ({ queryClient, profile }) =>
    isAllowed(profile, browseSessions) ? queryClient.prefetchQuery(apiQuery(browseSessions)) : undefined,
};
