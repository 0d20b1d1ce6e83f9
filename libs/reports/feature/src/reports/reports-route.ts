import type { PageModule } from '@dosar/areas';
import { figuresQuery, ownReportsQuery } from '../report-queries.ts';
import { ReportsPage } from './reports-page.tsx';

export const route: PageModule = {
  page: async () => ReportsPage,
  start: ({ queryClient }) =>
    Promise.all([queryClient.prefetchQuery(figuresQuery), queryClient.prefetchQuery(ownReportsQuery)]),
};
