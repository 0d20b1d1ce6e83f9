import type { PageModule } from '@dosar/areas';
import { OwnPage } from './own-page.tsx';
import { ownJobQuery, ownJobsQuery } from './own-queries.ts';

export const route: PageModule = {
  page: async () => OwnPage,
  start: ({ queryClient, request }) => {
    const jobId = new URL(request.url).searchParams.get('job');
    return Promise.all([
      queryClient.prefetchQuery(ownJobsQuery()),
      ...(jobId === null ? [] : [queryClient.prefetchQuery(ownJobQuery(jobId))]),
    ]);
  },
};
