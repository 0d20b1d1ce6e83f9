import type { PageModule } from '@dosar/areas';
import { PeopleAndRolesPage } from '../roles/people-and-roles-page.tsx';
import { everybody, peopleQuery } from './people-queries.ts';

export const route: PageModule = {
  page: async () => PeopleAndRolesPage,
  start: ({ queryClient }) => queryClient.prefetchInfiniteQuery(peopleQuery(everybody)),
};
