import type { PageModule } from '@dosar/areas';
import { PeoplePage } from './people-page.tsx';
import { everybody, peopleQuery } from './people-queries.ts';

export const route: PageModule = {
  page: async () => PeoplePage,
  start: ({ queryClient }) => queryClient.prefetchInfiniteQuery(peopleQuery(everybody)),
};
