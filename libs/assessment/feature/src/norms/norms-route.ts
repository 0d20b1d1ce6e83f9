import type { PageModule } from '@dosar/areas';
import { NormsPage } from './norms-page.tsx';
import { normsQuery } from './norms-query.ts';

export const route: PageModule = {
  page: async () => NormsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(normsQuery),
};
