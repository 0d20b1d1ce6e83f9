import type { PageModule } from '@dosar/areas';
import { figuresQuery } from '../report-queries.ts';
import { ReportsPage } from './reports-page.tsx';

export const route: PageModule = {
  page: async () => ReportsPage,
  start: ({ queryClient }) => queryClient.prefetchQuery(figuresQuery),
};
