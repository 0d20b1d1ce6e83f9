import type { PageModule } from '@dosar/areas';
import { WatchPage } from './watch-page.tsx';
import { choicesQuery, lateJobsQuery, scoresQuery } from './watch-queries.ts';

export const route: PageModule = {
  page: async () => WatchPage,
  start: ({ queryClient, request }) => {
    const view = new URL(request.url).searchParams.get('view');
    if (view === 'choices') return queryClient.prefetchQuery(choicesQuery());
    if (view === 'scores') return queryClient.prefetchInfiniteQuery(scoresQuery(undefined));
    return queryClient.prefetchInfiniteQuery(lateJobsQuery(undefined));
  },
};
