import { apiQuery, getStatement } from '@dosar/api-client';
import type { PageModule } from '@dosar/areas';
import { StatementPage } from './statement-page.tsx';

export const route: PageModule = {
  page: async () => StatementPage,
  start: ({ queryClient, params }) =>
    queryClient.prefetchQuery(
      apiQuery(getStatement, { params: { path: { bank_statement_id: params['statementId'] ?? '' } } }),
    ),
};
