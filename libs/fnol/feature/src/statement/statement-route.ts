import type { PageModule } from '@dosar/areas';
import { StatementPage } from './statement-page.tsx';
import { statementQuery } from './statement-queries.ts';

export const route: PageModule = {
  page: async () => StatementPage,
  start: ({ queryClient, params }) => queryClient.prefetchQuery(statementQuery(params['assignmentId'] ?? '')),
};
